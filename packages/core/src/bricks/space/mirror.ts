import type { Strategy } from '../../contract/search.js';
import { BreadthFirst } from '../../search/breadth-first.js';
import { inMoves } from '../../search/in-moves.js';
import { noneSolved } from '../../text/amounts.js';
import type { BricksPosition } from '../position.js';
import type { BrickMove } from '../rules.js';
import { layoutOf } from './layout.js';
import { MirrorSpace } from './mirror-space.js';
import { createSpace, fitsOneWord } from './space.js';
import { symmetriesOf } from './symmetry.js';

/** Whether the board and its goals have a symmetry. */
export function hasSymmetry(position: BricksPosition): boolean {
  return fitsOneWord(position) && symmetriesOf(layoutOf(position)).length > 0;
}

/** Breadth-first search with symmetry reduction: half the time and half the memory on boards with a reflection symmetry. */
export const mirror: Strategy<BricksPosition, BrickMove, 'bfs-mirror', never> = {
  id: 'bfs-mirror',
  aliases: ['mirror'],
  summary: 'breadth first, mirror images of a position counted once; shortest',
  optimal: true,
  heuristics: [],
  start(position, metric, options) {
    const symmetric = hasSymmetry(position);
    const space = symmetric ? new MirrorSpace(position, metric) : createSpace(position, metric);
    const search = inMoves(space, new BreadthFirst(space, options));
    return {
      step(expansions) {
        const outcome = search.step(expansions);
        if (outcome?.status !== 'unsolvable' || !symmetric) return outcome;
        const { stored } = search.counts;
        return { ...outcome, reason: noneSolved(stored, 'mirror images counted once') };
      },
      get counts() {
        return search.counts;
      },
      get lowerBound() {
        return search.lowerBound;
      },
    };
  },
};
