import { assertArguments } from '../../check.js';
import { problem } from '../../result.js';
import type { Editing } from '../facets/editing.js';
import type { Scene } from '../scene.js';
import { aScene } from './family-checks.js';
import type { KnownPositions } from './known-positions.js';

/** The facet for callers: it checks arguments. */
export function checkedEditing<P extends object>(editing: Editing<P>, positions: KnownPositions<P>): Editing<P> {
  return {
    ...editing,
    compose(scene: Scene, base: P) {
      const error = aScene(scene, 'scene');
      if (error !== undefined) return problem(error);
      const board = positions.check(base);
      return board.ok ? positions.adopted(editing.compose(scene, board.value)) : board;
    },
    freshLabel(scene: Scene) {
      assertArguments(['scene', scene, aScene]);
      return editing.freshLabel(scene);
    },
  };
}
