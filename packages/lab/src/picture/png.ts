import { concat, type Deflate, latin1 } from './bytes.js';
import type { Canvas } from './canvas.js';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The colours of a pixel: red, green, blue and opacity, or a number in a palette. */
export const RGBA = 6;
export const INDEXED = 3;

/** The pixels as a PNG file. */
export async function encodePng({ width, height, pixels }: Canvas, deflate: Deflate): Promise<Uint8Array> {
  const rows = rowsOf(pixels, 4 * width, UP);
  return pngFile([header(width, height, RGBA), chunk('IDAT', await deflate(rows))]);
}

/** How rows are stored: as they are, or as the differences from the row above, of which most are 0 in a picture of a board. */
export const AS_IT_IS = 0;
const UP = 2;

/** Rows of bytes, each with the number of its filter before it. */
export function rowsOf(
  bytes: Uint8Array | Uint8ClampedArray,
  stride: number,
  filter: typeof AS_IT_IS | typeof UP,
): Uint8Array {
  const height = bytes.length / stride;
  const rows = new Uint8Array(height * (stride + 1));
  for (let row = 0; row < height; row++) {
    const [to, from] = [row * (stride + 1), row * stride];
    rows[to] = filter;
    for (let i = 0; i < stride; i++) {
      rows[to + 1 + i] = bytes[from + i]! - (filter === AS_IT_IS || row === 0 ? 0 : bytes[from + i - stride]!);
    }
  }
  return rows;
}

/** A file of chunks; the last one is added. */
export function pngFile(chunks: readonly Uint8Array[]): Uint8Array {
  return concat([SIGNATURE, ...chunks, chunk('IEND')]);
}

/** Eight bits for each number of a pixel; not interlaced. */
export function header(width: number, height: number, colours: typeof RGBA | typeof INDEXED): Uint8Array {
  return chunk('IHDR', words(width, height), Uint8Array.of(8, colours, 0, 0, 0));
}

/** A piece of a PNG file: its length, its name, its data and a checksum. */
export function chunk(name: string, ...data: readonly Uint8Array[]): Uint8Array {
  const named = concat([latin1(name), ...data]);
  return concat([words(named.length - 4), named, words(crc32(named))]);
}

/** Numbers of 32 bits, the highest byte first. */
export function words(...numbers: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [i, number] of numbers.entries()) bytes.setUint32(4 * i, number);
  return new Uint8Array(bytes.buffer);
}

/** The remainders of all bytes. */
const TABLE = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
  let word = byte;
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? 0xedb88320 ^ (word >>> 1) : word >>> 1;
  return word;
});

/** The checksum of a chunk of a PNG. */
export function crc32(bytes: Uint8Array): number {
  let word = 0xffffffff;
  for (const byte of bytes) word = TABLE[(word ^ byte) & 255]! ^ (word >>> 8);
  return ~word >>> 0;
}
