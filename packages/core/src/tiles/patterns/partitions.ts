import type { Frame } from '../space/frame.js';

/** What a partition is made for: the size of the board and the cell where the blank belongs. */
export type Shape = Pick<Frame, 'width' | 'height' | 'blankGoal'>;

/** How large the groups of tiles are, by the name of the heuristic; each name tells them for 4×4. */
const SIZES = { 'pdb-555': [5], 'pdb-663': [6], 'pdb-78': [8, 7] } as const;
export type PatternKind = keyof typeof SIZES;
export const GROUP_SIZES: Readonly<Record<string, readonly number[]>> = SIZES;

/** Partitions of 4×4 whose groups lie close together, for a blank in the last cell. */
const CLOSE: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'pdb-555': [
    [0, 1, 2, 4, 5],
    [3, 6, 7, 10, 11],
    [8, 9, 12, 13, 14],
  ],
  'pdb-663': [
    [0, 4, 5, 8, 9, 12],
    [6, 7, 10, 11, 13, 14],
    [1, 2, 3],
  ],
  'pdb-78': [
    [0, 1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
  ],
};

/** The tiles of a board in groups, each for a pattern database of its own; told by the cells where they belong. */
export function partition({ width, height, blankGoal }: Shape, kind: string): readonly (readonly number[])[] {
  if (width === 4 && height === 4 && blankGoal === 15) return CLOSE[kind];
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

/** The cells in an order that keeps neighbours near: down and up through bands of two or three columns. */
function neighbourlyOrder(width: number, height: number): number[] {
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
