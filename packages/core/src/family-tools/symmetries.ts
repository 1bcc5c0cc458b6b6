/** For a cell in row r and column c of a board with h rows and w columns: the row and column of its image. */
export interface Turn {
  /** What it makes of a board, in words. */
  readonly summary: string;
  /** It exchanges rows and columns, which is possible on squares only. */
  readonly swaps: boolean;
  image(r: number, c: number, h: number, w: number): readonly [number, number];
}

const FLIPS: readonly Turn[] = [
  { summary: 'mirror images left to right', swaps: false, image: (r, c, _, w) => [r, w - 1 - c] },
  { summary: 'mirror images top to bottom', swaps: false, image: (r, c, h) => [h - 1 - r, c] },
  { summary: 'half turns', swaps: false, image: (r, c, h, w) => [h - 1 - r, w - 1 - c] },
];

const SWAPS: readonly Turn[] = [
  { summary: 'mirror images in the diagonal', swaps: true, image: (r, c) => [c, r] },
  { summary: 'quarter turns clockwise', swaps: true, image: (r, c, h) => [c, h - 1 - r] },
  { summary: 'quarter turns counterclockwise', swaps: true, image: (r, c, _, w) => [w - 1 - c, r] },
  { summary: 'mirror images in the other diagonal', swaps: true, image: (r, c, h, w) => [w - 1 - c, h - 1 - r] },
];

/** The rotations and reflections of a rectangle, without the identity. */
export function turnsOf(width: number, height: number): readonly Turn[] {
  return width === height ? [...FLIPS, ...SWAPS] : FLIPS;
}
