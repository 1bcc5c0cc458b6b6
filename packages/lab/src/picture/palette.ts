import type { Canvas } from './canvas.js';

/** More do not fit into a byte, with one for pixels that stay as they are. */
const MOST_COLORS = 255;
/** Opaque pixels are counted by the upper bits of their colours. */
const BITS = 5;

/** Up to 255 colours that stand for all of a picture. Number 0 is no colour: nothing is painted there. */
export class Palette {
  /** Red, green, blue and opacity of each colour, number 0 included. */
  readonly colors: readonly (readonly number[])[];
  private readonly numbers = new Map<number, number>();

  constructor(pictures: readonly Canvas[]) {
    this.colors = [[0, 0, 0, 0], ...medianCut(countColors(pictures), MOST_COLORS)];
  }

  /** The number of the nearest colour to that of a pixel. */
  numberOf(pixels: Uint8ClampedArray, i: number): number {
    const [red, green, blue, opacity] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!, pixels[i + 3]!];
    if (opacity === 0) return 0;
    const key = ((red << 24) | (green << 16) | (blue << 8) | opacity) >>> 0;
    let number = this.numbers.get(key);
    if (number === undefined) {
      let least = Number.POSITIVE_INFINITY;
      for (let each = 1; each < this.colors.length; each++) {
        const [r, g, b, o] = this.colors[each] as [number, number, number, number];
        const distance = 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + (blue - b) ** 2 + 4 * (opacity - o) ** 2;
        if (distance < least) [least, number] = [distance, each];
      }
      this.numbers.set(key, number!);
    }
    return number!;
  }
}

/** Pixels that are nearly alike: how many, and the sums of their parts. */
interface Bin {
  readonly sums: number[];
  count: number;
}

function countColors(pictures: readonly Canvas[]): Bin[] {
  const bins = new Map<number, Bin>();
  for (const { pixels } of pictures) {
    for (let i = 0; i < pixels.length; i += 4) {
      if (pixels[i + 3] === 0) continue;
      let key = 0;
      for (let part = 0; part < 4; part++) key = (key << BITS) | (pixels[i + part]! >> (8 - BITS));
      let bin = bins.get(key);
      if (bin === undefined) {
        bin = { sums: [0, 0, 0, 0], count: 0 };
        bins.set(key, bin);
      }
      for (let part = 0; part < 4; part++) bin.sums[part]! += pixels[i + part]!;
      bin.count++;
    }
  }
  return [...bins.values()];
}

/** Colours are split into boxes, the box with the widest spread first, at its middle (Heckbert 1982). */
function medianCut(bins: Bin[], most: number): number[][] {
  const boxes = [bins];
  while (boxes.length < most) {
    let [widest, at, axis] = [0, -1, 0];
    for (const [i, box] of boxes.entries()) {
      const [spread, along] = spreadOf(box);
      if (spread > widest) [widest, at, axis] = [spread, i, along];
    }
    if (at < 0) break;
    const box = boxes[at]!.toSorted((a, b) => meanOf(a, axis) - meanOf(b, axis));
    const half = box.reduce((sum, { count }) => sum + count, 0) / 2;
    let [split, passed] = [0, 0];
    while (split < box.length - 1 && passed + box[split]!.count <= half) passed += box[split++]!.count;
    split = Math.max(1, split);
    boxes[at] = box.slice(0, split);
    boxes.push(box.slice(split));
  }
  return boxes.filter((box) => box.length > 0).map(averageOf);
}

/** How far the colours of a box are apart, weighted by how many pixels have them, and in which part of theirs. */
function spreadOf(box: readonly Bin[]): readonly [number, number] {
  if (box.length < 2) return [0, 0];
  const pixels = box.reduce((sum, { count }) => sum + count, 0);
  let best: readonly [number, number] = [0, 0];
  for (let part = 0; part < 4; part++) {
    let [least, most] = [255, 0];
    for (const bin of box) {
      least = Math.min(least, meanOf(bin, part));
      most = Math.max(most, meanOf(bin, part));
    }
    const spread = (most - least) * Math.sqrt(Math.sqrt(pixels));
    if (spread > best[0]) best = [spread, part];
  }
  return best;
}

function meanOf({ sums, count }: Bin, part: number): number {
  return sums[part]! / count;
}

function averageOf(box: readonly Bin[]): number[] {
  const pixels = box.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2, 3].map((part) => Math.round(box.reduce((sum, { sums }) => sum + sums[part]!, 0) / pixels));
}
