import { type Frames, framesByKey, keyOf, lowestIn, rankIn } from './frames.js';
import { HEIGHT, WIDTH } from './numbering.js';

/** Left and right change places, up and down, or both. */
const TURNS = [
  { isMirrored: true, isFlipped: false },
  { isMirrored: false, isFlipped: true },
  { isMirrored: true, isFlipped: true },
] as const;

/** The images of all states under the reflections of the board and its half turn. Each keeps steps, but not goals. */
export function imagesOf(frames: Frames): readonly Int32Array[] {
  const byKey = framesByKey(frames);
  return TURNS.map((turn) => imageOf(frames, byKey, turn));
}

function imageOf(
  { count, rest, master, lying, standing, open }: Frames,
  byKey: ReadonlyMap<number, number>,
  turn: (typeof TURNS)[number],
): Int32Array {
  const images = new Int32Array(count << rest);
  const bits = new Int32Array(rest);
  const end = 1 << rest;
  for (let frame = 0; frame < count; frame++) {
    const corner = cellAfter(turn, master[frame]!, 2, 2);
    const lies = cellsAfter(turn, lying[frame]!, 2, 1);
    const stands = cellsAfter(turn, standing[frame]!, 1, 2);
    const other = byKey.get(keyOf(corner, lies, stands))!;
    let at = 0;
    for (let left = open[frame]!; left !== 0; left &= left - 1)
      bits[at++] = 1 << rankIn(open[other]!, cellAfter(turn, lowestIn(left), 1, 1));
    const start = frame << rest;
    images[start] = other << rest;
    for (let mask = 1; mask < end; mask++)
      images[start | mask] = images[start | (mask & (mask - 1))]! | bits[lowestIn(mask)]!;
  }
  return images;
}

/** The cell in which a brick of so many columns and rows begins. */
function cellAfter(
  { isMirrored, isFlipped }: (typeof TURNS)[number],
  cell: number,
  width: number,
  height: number,
): number {
  const [row, column] = [Math.floor(cell / WIDTH), cell % WIDTH];
  return (isFlipped ? HEIGHT - height - row : row) * WIDTH + (isMirrored ? WIDTH - width - column : column);
}

function cellsAfter(turn: (typeof TURNS)[number], cells: number, width: number, height: number): number {
  let image = 0;
  for (let left = cells; left !== 0; left &= left - 1) image |= 1 << cellAfter(turn, lowestIn(left), width, height);
  return image;
}
