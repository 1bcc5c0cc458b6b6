import { aNumber, anInteger, assertArguments, aText, listOf, objectWith, wholeNumber } from '@slidewise/core/checking';
import type { SearchSettings } from '@slidewise/core/contract';
import { type Method, settingsFor } from './comparison.js';

const aMethod = objectWith({ algorithm: aText });

/**
 * The settings that break ties: as documented; by h and shuffled boards; first in, first out and last in, first out,
 * with successors as read, reversed and shuffled. Seeds count from `seed` up. Settings that the algorithm does not
 * take are left out.
 */
export function tieOrders(method: Method, shuffles: number, seed = 1): readonly SearchSettings[] {
  assertArguments(['method', method, aMethod], ['shuffles', shuffles, wholeNumber(0)], ['seed', seed, anInteger]);
  const seeds = Array.from({ length: shuffles }, (_, i) => seed + i);
  const orders: SearchSettings[] = [
    { order: 'reads' },
    { order: 'reversed' },
    ...seeds.map((each) => ({ order: 'shuffled', seed: each })),
  ];
  const taken = settingsFor(method, { ties: 'fifo', order: 'reads' });
  // Where the order of successors is all that there is, the first is the documented one.
  if (taken.order === undefined) return [{}];
  if (taken.ties === undefined) return [{}, ...orders.slice(1)];
  const boards = seeds.map((each): SearchSettings => ({ ties: 'shuffled', seed: each }));
  return [{}, ...boards, ...(['fifo', 'lifo'] as const).flatMap((ties) => orders.map((order) => ({ ties, ...order })))];
}

/** The least, the middle and the largest of some numbers. */
export interface Band {
  /** The smallest of them. */
  readonly least: number;
  /** Of an even number of them, the smaller of the two in the middle. */
  readonly median: number;
  /** The largest of them. */
  readonly most: number;
}

/** The band of some numbers; undefined if there are none. */
export function bandOf(numbers: readonly number[]): Band | undefined {
  assertArguments(['numbers', numbers, listOf(aNumber)]);
  if (numbers.length === 0) return undefined;
  const sorted = [...numbers].sort((a, b) => a - b);
  return { least: sorted[0]!, median: sorted[(sorted.length - 1) >> 1]!, most: sorted.at(-1)! };
}
