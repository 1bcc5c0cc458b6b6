import { aList, anInteger, assertArguments, check, wholeNumber } from './check.js';
import { filledArray } from './messages/en/arguments.js';

const aBound = wholeNumber(1);
const someItems = check(filledArray, (value) => Array.isArray(value) && value.length > 0);

/** A seeded source of random numbers: the same seed gives the same numbers everywhere. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  integer(below: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** The items in a random order, as a new array. */
  shuffle<T>(items: readonly T[]): T[];
}

/** A seed in 32 bits; of larger ones every digit counts, too. */
export function seedWord(seed: number): number {
  assertArguments(['seed', seed, anInteger]);
  return seed ^ Math.imul(Math.trunc(seed / 2 ** 32), 0x9e3779b1);
}

/** The generator "mulberry32": 32 bits of state, good enough for puzzles and not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seedWord(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const integer = (below: number): number => {
    if (!(Number.isInteger(below) && below > 0)) assertArguments(['below', below, aBound]);
    return Math.floor((next() / 2 ** 32) * below);
  };
  return {
    integer,
    pick(items) {
      if (!(Array.isArray(items) && items.length > 0)) assertArguments(['items', items, someItems]);
      return items[integer(items.length)]!;
    },
    shuffle(items) {
      assertArguments(['items', items, aList]);
      const mixed = [...items];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = integer(i + 1);
        const item = mixed[i]!;
        mixed[i] = mixed[j]!;
        mixed[j] = item;
      }
      return mixed;
    },
  };
}
