import { describe, expect, test } from 'vitest';
import { type QrCode, qrCode } from './qr-code.js';

// A reader of codes, independent of the writer. It finds the format, takes the mask off, reads the bits in their order, and checks
// every block against its Reed-Solomon code.

/** Blocks, and bytes of data in the first of them, of level M by the standard's table. */
const TABLE: Record<number, readonly [blocks: number, data: number, correction: number]> = {
  1: [1, 16, 10],
  2: [1, 28, 16],
  3: [1, 44, 26],
  4: [2, 32, 18],
  5: [2, 43, 24],
  7: [4, 31, 18],
  8: [4, 38, 22],
  14: [9, 40, 24],
  40: [49, 47, 28],
};

function read(code: QrCode): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5, 7, 8]
    .map((row) => code[row]![8])
    .concat([7, 5, 4, 3, 2, 1, 0].map((column) => code[8]![column]));
  const again = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((i) => code[8]![size - i])
    .concat([7, 6, 5, 4, 3, 2, 1].map((i) => code[size - i]![8]));
  expect(again).toEqual(format);
  const bits = format.reduce((sum, dark, i) => sum + (dark ? 2 ** i : 0), 0) ^ 0x5412;
  expect(bits >> 13).toBe(0);
  const mask = (bits >> 10) & 7;
  const words = bytesOf(code, version, mask);
  const [count, first, correction] = TABLE[version]!;
  const long = (words.length - count * correction - count * first) % count;
  const blocks: number[][] = Array.from({ length: count }, () => []);
  let at = 0;
  for (let i = 0; i <= first; i++) {
    for (let b = 0; b < count; b++) if (i < first || b >= count - long) blocks[b]!.push(words[at++]!);
  }
  const data = blocks.flat();
  for (let i = 0; i < correction; i++) for (let b = 0; b < count; b++) blocks[b]!.push(words[at++]!);
  for (const block of blocks) expect(syndromes(block, correction)).toEqual(Array(correction).fill(0));
  const stream = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const digits = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + digits), 2);
  const text = Array.from({ length }, (_, i) =>
    Number.parseInt(stream.slice(4 + digits + 8 * i, 12 + digits + 8 * i), 2),
  );
  return Buffer.from(text).toString('utf8');
}

function bytesOf(code: QrCode, version: number, mask: number): number[] {
  const size = code.length;
  const turned = (i: number, j: number): boolean =>
    [
      (i + j) % 2,
      i % 2,
      j % 3,
      (i + j) % 3,
      ((i >> 1) + Math.floor(j / 3)) % 2,
      ((i * j) % 2) + ((i * j) % 3),
      (((i * j) % 2) + ((i * j) % 3)) % 2,
      (((i + j) % 2) + ((i * j) % 3)) % 2,
    ][mask] === 0;
  const centres = centresOf(version);
  const isFree = (i: number, j: number): boolean => {
    if (i === 6 || j === 6) return false;
    if ((i < 9 && (j < 9 || j >= size - 8)) || (i >= size - 8 && j < 9)) return false;
    if (version >= 7 && ((i < 6 && j >= size - 11) || (j < 6 && i >= size - 11))) return false;
    return !centres.some(([y, x]) => Math.abs(i - y) <= 2 && Math.abs(j - x) <= 2);
  };
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const i = up ? size - 1 - step : step;
      for (const j of [right, right - 1]) if (isFree(i, j)) bits.push(Number(code[i]![j] !== turned(i, j)));
    }
    up = !up;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
}

/** The places of the alignment patterns by the standard's table. */
function centresOf(version: number): [number, number][] {
  const places =
    (
      {
        2: [6, 18],
        3: [6, 22],
        4: [6, 26],
        5: [6, 30],
        7: [6, 22, 38],
        8: [6, 24, 42],
        14: [6, 26, 46, 66],
        40: [6, 30, 58, 86, 114, 142, 170],
      } as Record<number, number[]>
    )[version] ?? [];
  const last = places.at(-1);
  return places
    .flatMap((y) => places.map((x) => [y, x] as [number, number]))
    .filter(([y, x]) => !(y === 6 && (x === 6 || x === last)) && !(x === 6 && y === last));
}

/** All are 0 for a word of the code. */
function syndromes(block: readonly number[], count: number): number[] {
  const [powers, logs] = [[] as number[], [] as number[]];
  for (let i = 0, value = 1; i < 255; i++) {
    powers[i] = value;
    logs[value] = i;
    value = value < 128 ? 2 * value : (2 * value) ^ 0x11d;
  }
  return Array.from({ length: count }, (_, root) =>
    block.reduce((sum, byte) => (sum === 0 ? 0 : powers[(logs[sum]! + root) % 255]!) ^ byte, 0),
  );
}

describe('a code', () => {
  test.each([
    ['of a few letters', 'HELLO', 21],
    ['of a link to a puzzle', 'https://example.org/#/play/rush-hour/jam-12', 33],
    ['of a longer one', `https://example.org/#/play?board=rush-hour:sfu:${'ABCDEF/'.repeat(5)}`, 37],
    ['with the number of its version', 'x'.repeat(110), 45],
    ['of four blocks', 'y'.repeat(150), 49],
    ['of letters of all scripts', '横刀立马 ü €', 25],
    ['of blocks of two lengths', 'z'.repeat(350), 73],
    ['as large as they get', 'abc'.repeat(777), 177],
  ])('%s is read as the same text', (_, text, size) => {
    const code = qrCode(text)!;
    expect(code.length).toBe(size);
    expect(read(code)).toBe(text);
  });

  test('of more than there is room for is none', () => {
    expect(qrCode('a'.repeat(2331))).toBeDefined();
    expect(qrCode('a'.repeat(2332))).toBeUndefined();
  });
});
