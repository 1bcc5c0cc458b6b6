import { demand } from '../../check.js';
import type { Random } from '../../random.js';
import { problem } from '../../result.js';
import type { Making } from '../facets/making.js';
import type { BoardWishes, Puzzles } from '../facets/puzzles.js';
import type { Size } from '../scene.js';
import type { Checks } from './checks.js';
import { aRandom, aSize, someBoardWishes } from './family-kinds.js';

/** The facet for callers: it checks arguments. */
export function checkedMaking<P extends object>(making: Making<P>, title: string, checks: Checks<P>): Making<P> {
  const { positions } = checks;
  const { removals, puzzles } = making;
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
  return {
    ...making,
    plain(size: Size) {
      const error = aSize(size, 'size');
      return error === undefined ? positions.adopted(making.plain(size)) : problem(error);
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
    ...(puzzles && { puzzles: checkedPuzzles(puzzles, checks, ofSize) }),
  };
}

function checkedPuzzles<P extends object>(
  { tidy, sketch, longest, shuffle, kits, oneSpace, proof, ...puzzles }: Puzzles<P>,
  { positions, counted }: Checks<P>,
  ofSize: (size: Size) => Size,
): Puzzles<P> {
  const wished = (wishes: BoardWishes): BoardWishes => {
    demand(['wishes', wishes, someBoardWishes]);
    return wishes;
  };
  return {
    ...puzzles,
    error: (size, wishes) => puzzles.error(ofSize(size), wished(wishes)),
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
    ...(shuffle && {
      shuffle(random: Random, size: Size) {
        demand(['random', random, aRandom]);
        return positions.adopt(shuffle(random, ofSize(size)));
      },
    }),
    ...(kits && { kits: (size: Size, wishes: BoardWishes) => kits(ofSize(size), wished(wishes)) }),
    ...(oneSpace && { oneSpace: (size: Size) => oneSpace(ofSize(size)) }),
    ...(proof && { proof: (size: Size, metric: string) => proof(ofSize(size), counted(metric)) }),
  };
}
