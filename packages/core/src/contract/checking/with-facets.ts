import { demand } from '../../check.js';
import type { Random } from '../../random.js';
import { problem } from '../../result.js';
import type { Editing } from '../editing.js';
import type { Family } from '../family.js';
import type { Ids } from '../ids.js';
import type { Making } from '../making.js';
import type { BoardWishes, Puzzles } from '../puzzles.js';
import type { Scene, Size } from '../scene.js';
import { checkedEnumerating } from './checked-enumerating.js';
import { anIdOf, aRandom, aScene, aSize, someBoardWishes } from './family-kinds.js';
import { type KnownPositions, keepPositions, positionsOf } from './known-positions.js';

/** What a family may lack, and what solving does without. */
export type MoreFacets<P> = Pick<Family<P>, 'editing' | 'making' | 'enumerating'>;

/**
 * A family with facets, whose arguments are checked, too. The family without them stays what it was, and has the same positions: a page that only
 * solves takes that one, and bundlers leave the facets out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withFacets<
  P extends object,
  M,
  I extends Ids,
  B extends Family<P, M, I>,
  F extends keyof MoreFacets<P>,
>(family: B & Family<P, M, I>, facets: Required<Pick<MoreFacets<P>, F>>): B & Required<Pick<MoreFacets<P>, F>> {
  const { editing, making, enumerating }: MoreFacets<P> = facets;
  const positions = positionsOf(family);
  const whole = {
    ...family,
    ...(editing && { editing: checkedEditing(editing, positions) }),
    ...(making && { making: checkedMaking(making, family, positions) }),
    ...(enumerating && { enumerating: checkedEnumerating(enumerating, family.title) }),
  };
  keepPositions(whole as unknown as Family<P>, positions);
  return whole as unknown as B & Required<Pick<MoreFacets<P>, F>>;
}

function checkedEditing<P extends object>(editing: Editing<P>, positions: KnownPositions<P>): Editing<P> {
  return {
    ...editing,
    compose(scene: Scene, base: P) {
      const trouble = aScene(scene, 'scene');
      if (trouble !== undefined) return problem(trouble);
      const board = positions.check(base);
      return board.ok ? positions.adopted(editing.compose(scene, board.value)) : board;
    },
    freshLabel(scene: Scene) {
      demand(['scene', scene, aScene]);
      return editing.freshLabel(scene);
    },
  };
}

function checkedMaking<P extends object>(
  making: Making<P>,
  { title, metrics }: Pick<Family<P>, 'title' | 'metrics'>,
  positions: KnownPositions<P>,
): Making<P> {
  const { removals, puzzles } = making;
  const aMetric = anIdOf('metric', metrics);
  /** The sizes of boards that are known to be possible. */
  const sizes = new Set<string>();
  const ofSize = (size: Size): Size => {
    demand(['size', size, aSize]);
    const name = `${size.width}×${size.height}`;
    const fitting = sizes.has(name) ? undefined : making.plain(size);
    if (fitting?.ok === false) throw new TypeError(`size is none of ${title}: ${fitting.problem.message}`);
    sizes.add(name);
    return size;
  };
  const counted = (metric: string): string => {
    demand(['metric', metric, aMetric]);
    return metric;
  };
  return {
    ...making,
    plain(size: Size) {
      const trouble = aSize(size, 'size');
      return trouble === undefined ? positions.adopted(making.plain(size)) : problem(trouble);
    },
    random(random: Random, size: Size) {
      demand(['random', random, aRandom]);
      return positions.adopt(making.random(random, ofSize(size)));
    },
    vary(random: Random, position: P) {
      demand(['random', random, aRandom]);
      return positions.adopt(making.vary(random, positions.at(position)));
    },
    ...(removals && {
      removals(position: P) {
        const found = removals(positions.at(position));
        for (const removal of found) positions.adopt(removal.position);
        return found;
      },
    }),
    ...(puzzles && { puzzles: checkedPuzzles(puzzles, positions, { ofSize, counted }) }),
  };
}

/** Checks of arguments that need the family. */
interface Checks {
  ofSize(size: Size): Size;
  counted(metric: string): string;
}

function checkedPuzzles<P extends object>(
  { tidy, sketch, longest, kits, oneSpace, proof, ...puzzles }: Puzzles<P>,
  positions: KnownPositions<P>,
  { ofSize, counted }: Checks,
): Puzzles<P> {
  const wished = (wishes: BoardWishes): BoardWishes => {
    demand(['wishes', wishes, someBoardWishes]);
    return wishes;
  };
  return {
    ...puzzles,
    trouble: (size, wishes) => puzzles.trouble(ofSize(size), wished(wishes)),
    random(random: Random, size: Size, wishes: BoardWishes) {
      demand(['random', random, aRandom]);
      return positions.adopt(puzzles.random(random, ofSize(size), wished(wishes)));
    },
    vary(random: Random, position: P, wishes: BoardWishes) {
      demand(['random', random, aRandom]);
      return positions.adopt(puzzles.vary(random, positions.at(position), wished(wishes)));
    },
    fits: (position, wishes) => puzzles.fits(positions.at(position), wished(wishes)),
    ...(tidy && { tidy: (position: P) => positions.adopt(tidy(positions.at(position))) }),
    ...(sketch && { sketch: (position: P) => sketch(positions.at(position)) }),
    ...(longest && {
      longest: (size: Size, metric: string, wishes: BoardWishes) =>
        longest(ofSize(size), counted(metric), wished(wishes)),
    }),
    ...(kits && { kits: (size: Size, wishes: BoardWishes) => kits(ofSize(size), wished(wishes)) }),
    ...(oneSpace && { oneSpace: (size: Size) => oneSpace(ofSize(size)) }),
    ...(proof && { proof: (size: Size, metric: string) => proof(ofSize(size), counted(metric)) }),
  };
}
