import type { Range } from '@slidewise/core/contract';

/** So many boards of a length. */
export interface Share {
  readonly length: number;
  readonly count: number;
}

/** Boards spread evenly over the lengths of a range, the shortest first; with fewer boards than lengths, both ends are among them. */
export function spreadOver({ least, most }: Range, count: number): Share[] {
  const lengths = most - least + 1;
  const lengthOf = (board: number): number => {
    if (count >= lengths) return least + Math.floor((board * lengths) / count);
    return least + (count === 1 ? 0 : Math.round((board * (lengths - 1)) / (count - 1)));
  };
  const counts = new Map<number, number>();
  for (let board = 0; board < count; board++) counts.set(lengthOf(board), (counts.get(lengthOf(board)) ?? 0) + 1);
  return [...counts].map(([length, many]) => ({ length, count: many }));
}

/** A seed for the boards of one length: with the same for all, they would come from the same populations. */
export function seedFor(seed: number, length: number): number {
  return (seed % 1e9) * 1e5 + (length % 1e5);
}
