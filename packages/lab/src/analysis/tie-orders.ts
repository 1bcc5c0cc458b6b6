import { aNumber, anInteger, assertArguments, aText, listOf, objectWith, wholeNumber } from '@slidewise/core/checking';
import type { SearchSettings } from '@slidewise/core/contract';
import { type Method, settingsFor } from './comparison.js';

const aMethod = objectWith({ algorithm: aText });

/**
 * The settings that break ties: as documented; then first in, first out and last in, first out, with successors as read, reversed and
 * shuffled, by seeds from `seed` up. Settings that the algorithm does not take are left out.
 */
export function tieOrders(method: Method, shuffles: number, seed = 1): readonly SearchSettings[] {
  assertArguments(['method', method, aMethod], ['shuffles', shuffles, wholeNumber(0)], ['seed', seed, anInteger]);
  const orders: SearchSettings[] = [
    { order: 'reads' },
    { order: 'reversed' },
    ...Array.from({ length: shuffles }, (_, i) => ({ order: 'shuffled', seed: seed + i })),
  ];
  const taken = settingsFor(method, { ties: 'fifo', order: 'reads' });
  // Where the order of successors is all that there is, the first is the documented one.
  if (taken.order === undefined) return [{}];
  if (taken.ties === undefined) return [{}, ...orders.slice(1)];
  return [{}, ...(['fifo', 'lifo'] as const).flatMap((ties) => orders.map((order) => ({ ties, ...order })))];
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
