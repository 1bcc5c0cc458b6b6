import { assertArguments } from '../../check.js';
import type { Random } from '../../random.js';
import { problem } from '../../result.js';
import type { Making } from '../facets/making.js';
import type { BoardConstraints, Puzzles } from '../facets/puzzles.js';
import type { Size } from '../scene.js';
import type { Checks } from './checks.js';
import { aRandom, aSize, someBoardConstraints } from './family-checks.js';

/** The facet for callers: it checks arguments. */
export function checkedMaking<P extends object>(making: Making<P>, title: string, checks: Checks<P>): Making<P> {
  const { positions } = checks;
  const { removals, puzzles } = making;
  /** The sizes of boards that are known to be possible. */
  const sizes = new Set<string>();
  const ofSize = (size: Size): Size => {
    assertArguments(['size', size, aSize]);
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
      assertArguments(['random', random, aRandom]);
      return positions.adopt(making.random(random, ofSize(size)));
    },
    vary(random: Random, position: P) {
      assertArguments(['random', random, aRandom]);
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
  const checked = (constraints: BoardConstraints): BoardConstraints => {
    assertArguments(['constraints', constraints, someBoardConstraints]);
    return constraints;
  };
  return {
    ...puzzles,
    constraintsError: (size, constraints) => puzzles.constraintsError(ofSize(size), checked(constraints)),
    random(random: Random, size: Size, constraints: BoardConstraints) {
      assertArguments(['random', random, aRandom]);
      return positions.adopt(puzzles.random(random, ofSize(size), checked(constraints)));
    },
    vary(random: Random, position: P, constraints: BoardConstraints) {
      assertArguments(['random', random, aRandom]);
      return positions.adopt(puzzles.vary(random, positions.at(position), checked(constraints)));
    },
    fits: (position, constraints) => puzzles.fits(positions.at(position), checked(constraints)),
    ...(tidy && { tidy: (position: P) => positions.adopt(tidy(positions.at(position))) }),
    ...(sketch && { sketch: (position: P) => sketch(positions.at(position)) }),
    ...(longest && {
      longest: (size: Size, metric: string, constraints: BoardConstraints) =>
        longest(ofSize(size), counted(metric), checked(constraints)),
    }),
    ...(shuffle && {
      shuffle(random: Random, size: Size) {
        assertArguments(['random', random, aRandom]);
        return positions.adopt(shuffle(random, ofSize(size)));
      },
    }),
    ...(kits && { kits: (size: Size, constraints: BoardConstraints) => kits(ofSize(size), checked(constraints)) }),
    ...(oneSpace && { oneSpace: (size: Size) => oneSpace(ofSize(size)) }),
    ...(proof && { proof: (size: Size, metric: string) => proof(ofSize(size), counted(metric)) }),
  };
}
