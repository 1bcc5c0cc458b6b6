import { type Random, seededRandom } from '@slidewise/core/random';
import type { Sight } from './sight.js';

/** Among positions that seem as near, chance decides: so many searches are counted … */
const SEARCHES = 5;
/** … and each is given up after so many positions. */
const MOST = 1000;

/**
 * How many positions a player considers who forgets nothing and always goes on where the fewest moves seem to be left: greedy best-first search. It
 * is the geometric mean of a few searches. Yields after each position; undefined
 * if there are too many.
 */
export function* greedyPositionsOf(sight: Sight): Generator<void, number | undefined> {
  let sum = 0;
  for (let search = 0; search < SEARCHES; search++) sum += Math.log(yield* considered(sight, seededRandom(search)));
  return sight.isFull ? undefined : Math.exp(sum / SEARCHES);
}

function* considered(sight: Sight, random: Random): Generator<void, number> {
  if (sight.isSolved(0)) return 0;
  const known = new Set([0]);
  /** By the moves that seem to be left: positions to go on from. */
  const open: number[][] = [];
  let least = sight.movesLeft(0);
  open[least] = [0];
  for (let count = 1; ; count++) {
    while (least < open.length && !open[least]?.length) least++;
    if (least === open.length || count > MOST || sight.isFull) return count - 1;
    const bucket = open[least]!;
    const [at] = bucket.splice(random.integer(bucket.length), 1);
    for (const next of sight.after(at!)) {
      if (known.has(next)) continue;
      if (sight.isSolved(next)) return count;
      known.add(next);
      const left = sight.movesLeft(next);
      open[left] ??= [];
      open[left].push(next);
      if (left < least) least = left;
    }
    yield;
  }
}
