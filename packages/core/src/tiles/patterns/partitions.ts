import type { Frame } from '../space/frame.js';

/** The boards that a partition is made for: their size and the goal cell of the blank. */
export type Shape = Pick<Frame, 'width' | 'height' | 'blankGoal'>;

/** The sizes of the groups of tiles, by the name of the heuristic, which gives those for 4×4. */
const SIZES = {
  'pdb-555': [5],
  'pdb-663': [6],
  'pdb-663-max': [6],
  'pdb-771': [7],
  'pdb-78': [8, 7],
} as const;
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

/** The kind with several partitions, and that of its first one where no others are listed. */
export const SEVERAL = 'pdb-663-max';
const FIRST_OF_SEVERAL = 'pdb-663';

/** Partitions of 5×5 for a blank in the last cell: the improved compound catalogue of Clausecker's 24puzzle, turned. Fifteen tables serve them. */
const CATALOGUE: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 1, 5, 6, 10, 11],
    [2, 3, 4, 7, 8, 9],
    [12, 13, 14, 18, 19, 23],
    [15, 16, 17, 20, 21, 22],
  ],
  [
    [0, 1, 5, 6, 10, 11],
    [2, 3, 4, 7, 8, 9],
    [12, 15, 16, 17, 20, 21],
    [13, 14, 18, 19, 22, 23],
  ],
  [
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11],
    [12, 13, 14, 18, 19, 23],
    [15, 16, 17, 20, 21, 22],
  ],
  [
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11],
    [12, 15, 16, 17, 20, 21],
    [13, 14, 18, 19, 22, 23],
  ],
  [
    [0, 1, 5, 6, 10, 11],
    [2, 3, 7, 8, 12, 13],
    [4, 9, 14, 18, 19, 23],
    [15, 16, 17, 20, 21, 22],
  ],
  [
    [0, 5, 10, 15, 20, 21],
    [1, 6, 11, 12, 16, 17],
    [2, 3, 4, 7, 8, 9],
    [13, 14, 18, 19, 22, 23],
  ],
  [
    [0, 1, 2, 3, 5, 10],
    [4, 9, 14, 18, 19, 23],
    [6, 7, 8, 11, 12, 13],
    [15, 16, 17, 20, 21, 22],
  ],
  [
    [0, 1, 5, 10, 15, 20],
    [2, 3, 7, 8, 12, 13],
    [4, 9, 14, 18, 19, 23],
    [6, 11, 16, 17, 21, 22],
  ],
  [
    [0, 1, 5, 10, 15, 20],
    [2, 3, 4, 7, 8, 9],
    [6, 11, 16, 17, 21, 22],
    [12, 13, 14, 18, 19, 23],
  ],
  [
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8, 11, 12, 13],
    [9, 14, 18, 19, 22, 23],
    [10, 15, 16, 17, 20, 21],
  ],
  [
    [0, 5, 10, 15, 20, 21],
    [1, 6, 11, 12, 16, 17],
    [2, 3, 4, 7, 8, 13],
    [9, 14, 18, 19, 22, 23],
  ],
  [
    [0, 1, 5, 6, 10, 11],
    [2, 3, 4, 7, 8, 13],
    [9, 14, 18, 19, 22, 23],
    [12, 15, 16, 17, 20, 21],
  ],
  [
    [0, 1, 5, 6, 11, 12],
    [2, 3, 4, 7, 8, 9],
    [10, 15, 16, 17, 20, 21],
    [13, 14, 18, 19, 22, 23],
  ],
  [
    [0, 1, 5, 6, 11, 12],
    [2, 3, 4, 7, 8, 13],
    [9, 14, 18, 19, 22, 23],
    [10, 15, 16, 17, 20, 21],
  ],
];

/**
 * The partitions of a kind, one but for `SEVERAL`. Where none are listed, that has the usual one, and groups of tiles
 * in the order of columns and rows, from either end.
 */
export function partitions(shape: Shape, kind: string): readonly (readonly (readonly number[])[])[] {
  if (kind !== SEVERAL) return [partition(shape, kind)];
  const { width, height, blankGoal } = shape;
  if (width === 5 && height === 5 && blankGoal === 24) return CATALOGUE;
  const byColumns = neighbourlyOrder(width, height);
  const byRows = neighbourlyOrder(height, width).map((cell) => (cell % height) * width + Math.floor(cell / height));
  const orders = [byColumns, [...byColumns].reverse(), byRows, [...byRows].reverse()];
  const all = [partition(shape, FIRST_OF_SEVERAL), ...orders.map((order) => groupsOf(order, shape, GROUP_SIZES[kind]))];
  const names = all.map((groups) =>
    groups
      .map((goals) => goals.join())
      .sort()
      .join(' '),
  );
  return all.filter((_, i) => names.indexOf(names[i]) === i);
}

/** A partition of the tiles into disjoint patterns, each with its own database; tiles are named by their goal cells. */
function partition({ width, height, blankGoal }: Shape, kind: string): readonly (readonly number[])[] {
  const close = blankGoal === width * height - 1 ? CLOSE[`${width}×${height} ${kind}`] : undefined;
  if (close !== undefined) return close;
  return groupsOf(neighbourlyOrder(width, height), { blankGoal }, GROUP_SIZES[kind]);
}

/** Tiles in an order, cut into groups. */
function groupsOf(
  cells: readonly number[],
  { blankGoal }: Pick<Shape, 'blankGoal'>,
  sizes: readonly number[],
): number[][] {
  const order = cells.filter((cell) => cell !== blankGoal);
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
