import { deflateSync, crc32 as zlibCrc32 } from 'node:zlib';
import { drawSvg } from '@slidewise/core/draw';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { motionOf } from '../analysis/motion.js';
import { readPng } from '../testing/read-png.js';
import { latin1 } from './bytes.js';
import { Canvas } from './canvas.js';
import { apngOf, apngOfPixels, pngOf } from './files.js';
import { paintPicture } from './paint-svg.js';
import { Palette } from './palette.js';
import { crc32 } from './png.js';
import { readSvg } from './svg-items.js';

const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes);
const BOARDS = [
  ['rush-hour', 'BB.C..\n...C..\nXX.C..\n......\n......\n......'],
  ['tiles', '1 2 3/4 0 5/7 8 6'],
  ['bricks', 'goal: 0 0\n..A.\nBBAA\n.CX.\n.CXX'],
] as const;

/** A board, the moves of its solution, and the board in the end. */
function solved(id: string, text: string) {
  const family = familyById(id)!;
  const { position } = unwrap(family.parse(text, {}));
  const { moves } = unwrap(solve(family, position));
  const end = moves.reduce<unknown>((now, move) => unwrap(family.play(now, move)), position);
  return { motion: motionOf(family, position, moves), moves, end: family.scene(end) };
}

/** The mean difference between two pictures, from 0 to 255. */
function difference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

test('a checksum is that of zlib', () => {
  for (const text of ['', 'IEND', '\xff\0\x80'.repeat(100)]) expect(crc32(latin1(text))).toBe(zlibCrc32(latin1(text)));
});

describe('a PNG', () => {
  const svg = drawSvg(solved(...BOARDS[0]).motion.start);

  test('holds exactly the pixels that are painted', async () => {
    const { width, height, still, frames } = readPng(unwrap(await pngOf(svg, { deflate, width: 210 })));
    expect([width, height, frames.length]).toEqual([210, 210, 0]);
    expect(difference(still, paintPicture(readSvg(svg), 0.5).pixels)).toBe(0);
  });

  test('has 96 pixels a cell, and at most 4,096 a side', async () => {
    expect(readPng(unwrap(await pngOf(svg, { deflate }))).width).toBe(630);
    const long = drawSvg({ width: 200, height: 2, pieces: [], walls: [], exits: [] });
    expect(readPng(unwrap(await pngOf(long, { deflate }))).width).toBe(4096);
    const tall = drawSvg({ width: 2, height: 200, pieces: [], walls: [], exits: [] });
    expect(await pngOf(tall, { deflate, width: 1000 })).toMatchObject({
      ok: false,
      problem: { message: 'a PNG of this width would be more than 8192 pixels high' },
    });
  });
});

describe('an animated PNG', () => {
  test.each(BOARDS)('%s: begins with the board, ends with it solved, and takes its time', async (id, text) => {
    const { motion, moves, end } = solved(id, text);
    const { width, height } = readSvg(drawSvg(motion.start));
    const png = readPng(unwrap(await apngOf(motion, { deflate, secondsPerMove: 0.5, width: width / 2 })));
    expect([png.width, png.height]).toEqual([width / 2, height / 2]);
    const whole = (scene: typeof end) => paintPicture(readSvg(drawSvg(scene)), 0.5).pixels;
    // A palette of 255 colours is not quite the same.
    expect(difference(png.still, whole(motion.start))).toBeLessThan(3);
    expect(difference(png.frames.at(-1)!.pixels, whole(end))).toBeLessThan(3);
    expect(difference(png.still, png.frames[0]!.pixels)).toBe(0);
    const seconds = png.frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
    expect(seconds).toBeCloseTo(1 + 0.5 * moves.length + 2 - 0.125, 2);
    // Only the first picture is a whole one.
    for (const { area } of png.frames.slice(1))
      expect(area.width * area.height).toBeLessThan((png.width * png.height) / 2);
  });

  test('pieces are on their way between two cells, and nothing is left where they were', async () => {
    const { motion } = solved(...BOARDS[0]);
    const { frames, width } = readPng(unwrap(await apngOf(motion, { deflate })));
    // The first vehicle to go leaves its last cell empty: floor as in a cell where nothing ever stood.
    const [{ piece, rows, columns }] = motion.moves[0]![0]! as [{ piece: number; rows: number; columns: number }];
    const { cells } = motion.start.pieces[piece]!;
    const tail = rows + columns > 0 ? cells[0]! : cells.at(-1)!;
    const colourAt = (frame: number, row: number, column: number): string => {
      const i = 4 * ((18 + 64 * row + 20) * width + 18 + 64 * column + 32);
      return [...frames[frame]!.pixels.subarray(i, i + 4)].join();
    };
    const after = frames.findIndex(({ milliseconds }, i) => i > 0 && milliseconds > 140);
    expect(colourAt(0, tail.row, tail.column)).not.toBe(colourAt(0, 5, 5));
    expect(colourAt(after, tail.row, tail.column)).toBe(colourAt(0, 5, 5));
    // No two pictures until then are alike.
    expect(after).toBeGreaterThan(2);
    const seen = frames.slice(0, after + 1).map(({ pixels }) => Buffer.from(pixels).toString('latin1'));
    expect(new Set(seen).size).toBe(after + 1);
  });

  test('is the same bytes every time, and small', async () => {
    const { motion, moves } = solved(...BOARDS[2]);
    const film = async () => unwrap(await apngOf(motion, { deflate, width: 240 }));
    const [first, second] = [await film(), await film()];
    expect(Buffer.compare(first, second)).toBe(0);
    expect(moves.length).toBe(18);
    expect(first.length).toBeLessThan(200_000);
  });

  test('is not larger than programs can play', async () => {
    const { motion } = solved(...BOARDS[1]);
    expect(await apngOf(motion, { deflate, width: 3000 })).toMatchObject({
      problem: { message: 'an animated PNG can be at most 2048 pixels wide' },
    });
  });
});

test('a palette has the very colours where there are few, and near ones where there are many', () => {
  const few = new Canvas(2, 1);
  few.pixels.set([250, 10, 20, 255, 0, 0, 0, 0]);
  const exact = new Palette([few]);
  expect(exact.colors[exact.numberOf(few.pixels, 0)]).toEqual([250, 10, 20, 255]);
  expect(exact.numberOf(few.pixels, 4)).toBe(0);
  const many = new Canvas(64, 64);
  for (let i = 0; i < 64 * 64; i++) many.pixels.set([4 * (i % 64), 4 * Math.floor(i / 64), 128, 255], 4 * i);
  const near = new Palette([many]);
  expect(near.colors).toHaveLength(256);
  for (let i = 0; i < many.pixels.length; i += 4) {
    const colour = near.colors[near.numberOf(many.pixels, i)]!;
    for (let part = 0; part < 4; part++) expect(Math.abs(colour[part]! - many.pixels[i + part]!)).toBeLessThan(24);
  }
});

test('pictures of pixels are a film that shows each of them', async () => {
  const [width, height] = [6, 4];
  const colored = (red: number) =>
    Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => [red, 40, 90, 255][i % 4]!);
  const pictures = [colored(250), colored(10), colored(10)];
  const film = readPng(await apngOfPixels(pictures, { deflate, width, height, seconds: 0.4 }));
  expect([film.width, film.height, film.frames.length]).toEqual([width, height, 3]);
});
