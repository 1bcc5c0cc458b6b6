import type { Frame } from '../space/frame.js';

/** The boards that a partition is made for: their size and the goal cell of the blank. */
export type Shape = Pick<Frame, 'width' | 'height' | 'blankGoal'>;

/** The sizes of the groups of tiles, by the name of the heuristic, which gives those for 4×4. */
const SIZES = { 'pdb-555': [5], 'pdb-663': [6], 'pdb-771': [7], 'pdb-78': [8, 7] } as const;
export type PatternKind = keyof typeof SIZES;
export const GROUP_SIZES: Readonly<Record<string, readonly number[]>> = SIZES;

/** Partitions of 4×4 and 5×5 into compact groups, for a blank in the last cell. */
const CLOSE: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '4×4 pdb-555': [
    [0, 1, 2, 4, 5],
    [3, 6, 7, 10, 11],
    [8, 9, 12, 13, 14],
  ],
  '4×4 pdb-663': [
    [0, 4, 5, 8, 9, 12],
    [6, 7, 10, 11, 13, 14],
    [1, 2, 3],
  ],
  '4×4 pdb-771': [[0, 1, 4, 5, 8, 9, 12], [2, 3, 6, 7, 10, 11, 14], [13]],
  '4×4 pdb-78': [
    [0, 1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
  ],
  // Korf and Felner 2002: the first three are images of one another, so that they share a table.
  '5×5 pdb-663': [
    [0, 1, 2, 5, 6, 7],
    [3, 4, 8, 9, 13, 14],
    [10, 11, 15, 16, 20, 21],
    [12, 17, 18, 19, 22, 23],
  ],
};

/** A partition of the tiles into disjoint patterns, each with its own database; tiles are named by their goal cells. */
export function partition({ width, height, blankGoal }: Shape, kind: string): readonly (readonly number[])[] {
  const close = blankGoal === width * height - 1 ? CLOSE[`${width}×${height} ${kind}`] : undefined;
  if (close !== undefined) return close;
  const order = neighbourlyOrder(width, height).filter((cell) => cell !== blankGoal);
  const sizes = GROUP_SIZES[kind];
  const groups: number[][] = [];
  for (let start = 0; start < order.length; ) {
    const size = sizes[groups.length % sizes.length];
    groups.push(order.slice(start, start + size).sort((a, b) => a - b));
    start += size;
  }
  return groups;
}

/** The cells in an order that makes consecutive groups compact: down and up through bands of two or three columns. */
export function neighbourlyOrder(width: number, height: number): number[] {
  const bands = Math.max(1, Math.floor(width / 2));
  const order: number[] = [];
  for (let band = 0; band < bands; band++) {
    const left = Math.floor((band * width) / bands);
    const right = Math.floor(((band + 1) * width) / bands);
    for (let i = 0; i < height; i++) {
      const row = band % 2 === 0 ? i : height - 1 - i;
      for (let column = left; column < right; column++) order.push(row * width + column);
    }
  }
  return order;
}
