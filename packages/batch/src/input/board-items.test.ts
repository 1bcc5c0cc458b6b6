import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';
import type { ReadOptions } from '@slidewise/core/contract';
import { expect, test } from 'vitest';
import type { BoardItem } from '../kinds/board.js';
import { allOf, eachOf, folderOf } from '../testing/files.js';
import { boardItems } from './board-items.js';

const GRID = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const LINE = GRID.trim().replaceAll('\n', '/');

/** The items of a file with this content. */
function itemsOf(
  content: string | Uint8Array,
  name = 'f',
  byLine = false,
  read: ReadOptions = {},
): Promise<BoardItem[]> {
  const path = join(folderOf({ [name]: content }), name);
  return allOf(boardItems(eachOf([{ name, path }]), { read, count: { bytes: 0, characters: 0, taken: 0 }, byLine }));
}

test('a file with one board is called by its name, one with many by its lines', async () => {
  expect(await itemsOf(GRID)).toEqual([{ board: 'f', line: 1, family: 'rush-hour', text: GRID }]);
  const many = await itemsOf(`${LINE}\n\r\n\n${LINE}\r\n`);
  expect(many.map(({ board, line, text }) => [board, line, text])).toEqual([
    ['f:1', 1, LINE],
    ['f:4', 4, LINE],
  ]);
});

const SMALL = '....AA..........';

test.each([
  ['of sixteen characters, which could be rows of a grid', [SMALL, SMALL, 'BB..AA..........']],
  ['with a bad one first', ['rubbish!', LINE, LINE]],
  ['with bad ones first', ['what is', 'all this?', LINE]],
  ['with a bad one among small ones', [SMALL, 'AA..', SMALL]],
  ['of tiles, with a bad one first', ['1 2 3/4 5 6', '1 2 3/4 5 6/7 0 8', '1 2 3/4 5 6/7 8 0']],
])('a list with lines %s', async (_, lines) => {
  expect((await itemsOf(lines.join('\n'))).map(({ text }) => text)).toEqual(lines);
});

test.each<ReadOptions>([{ target: 'ZZ' }, { size: '7x7' }, { target: 'ZZ', size: '5x5' }, { goal: 'blank-last' }])(
  'a list is one, and a drawn board is one board, even if %j fits none of them',
  async (read) => {
    const lines = ['..........AA.............', '.........BAA..B..........', '........B.AA.B...........'];
    expect((await itemsOf(lines.join('\n'), 'f', false, read)).map(({ text }) => text)).toEqual(lines);
    const damaged = Buffer.from(`${lines.join('\n')}\n\xff\n`, 'latin1');
    expect((await itemsOf(damaged, 'f', false, read)).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect((await itemsOf(GRID, 'f', false, read)).map(({ text }) => text)).toEqual([GRID]);
  },
);

test('a size that makes one board of lines that could be boards by themselves is heeded', async () => {
  const text = `${SMALL}\n${SMALL.replaceAll('A', 'B')}\n${SMALL.replaceAll('A', 'C')}\n${'.'.repeat(16)}\n`;
  expect(await itemsOf(text)).toHaveLength(4);
  expect(await itemsOf(text, 'f', false, { size: '16x4' })).toHaveLength(1);
});

test.each([
  ['a board that is drawn, four cells wide', 'AA..\nB..C\nB..C\n....\n'],
  ['nine cells wide', `${'.'.repeat(9)}\nBB.......\nAA...C...\n.....C...\n`],
  ['sixteen cells wide', `${`${'.'.repeat(16)}\n`.repeat(3)}AA..........BBB.\n`],
  ['one of tiles', '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n'],
  ['one that cannot be read', 'aa.b\n...b\n..?.\n....\n'],
])('%s is one board', async (_, text) => {
  expect((await itemsOf(text)).map((item) => item.text)).toEqual([text]);
});

test('compressed files, also in several parts', async () => {
  const packed = Buffer.concat([gzipSync(`${LINE}\n`), gzipSync(`${LINE}\n`)]);
  expect((await itemsOf(packed)).map(({ board }) => board)).toEqual(['f:1', 'f:2']);
});

test('rows of JSON and ids of positions stand on lines of their own', async () => {
  const rows = [JSON.stringify({ text: LINE }), JSON.stringify({ text: GRID })];
  expect((await itemsOf(rows.join('\n'))).map(({ text }) => text)).toEqual(rows);
  const ids = [`rush-hour:usc:${LINE}`, 'tiles:line:1_2_3/4_5_6/7_0_8'];
  expect((await itemsOf(ids.join('\n'))).map(({ text }) => text)).toEqual(ids);
});

test('by lines, whatever stands on them', async () => {
  expect((await itemsOf('1 2 3/4 5 6/7 0 8\tL\nfoo\n', 'f', true)).map(({ board }) => board)).toEqual(['f:1', 'f:2']);
});

test.each([
  ['an empty file', ''],
  ['a blank one', ' \n\n'],
  ['a compressed one', gzipSync('')],
])('%s is an item that says so', async (_, content) => {
  expect(await itemsOf(content)).toEqual([
    { board: 'f', line: 1, column: 1, error: expect.objectContaining({ message: 'the board is empty' }) },
  ]);
});

test.each([
  ['a zero', Buffer.from([65, 0, 66]), 'this is not text: it has a byte that is zero'],
  ['no UTF-8', Buffer.from([65, 255, 66]), 'this is not text: it is not valid UTF-8'],
  ['damaged', gzipSync(LINE).subarray(0, 20), 'this cannot be uncompressed: '],
])('what cannot be read is an item that says so: %s', async (_, content, error) => {
  const [item] = await itemsOf(content);
  expect(item).toMatchObject({ board: 'f', line: 1, error: { message: expect.stringContaining(error) } });
});

test('a file that is not there is an item that says so', async () => {
  const items = boardItems(eachOf([{ name: 'x', path: join(folderOf(), 'x') }]), {
    read: {},
    count: { bytes: 0, characters: 0, taken: 0 },
  });
  expect(await allOf(items)).toMatchObject([
    { board: 'x', error: { message: expect.stringContaining('it cannot be read: ') } },
  ]);
});

test('whoever waits for input can be told that no more is read: that makes no item, and the input is closed', async () => {
  const [input, reading] = [new PassThrough(), new AbortController()];
  const files = eachOf(['x', 'y'].map((name) => ({ name, path: name, open: () => input })));
  const items = boardItems(files, { read: {}, count: { bytes: 0, characters: 0, taken: 0 }, signal: reading.signal });
  const next = items.next();
  input.write(`${LINE}\n`);
  await expect.poll(() => input.readableLength).toBe(0);
  reading.abort();
  await expect(next).rejects.toThrow();
  expect(input.destroyed).toBe(true);
  expect(await items.next()).toEqual({ done: true, value: undefined });
});

test('a long file is read block by block, with the same lines, families and texts as a short one', async () => {
  const count = 120_000;
  const lines = Array.from({ length: count }, (_, i) => (i % 1000 === 7 ? 'rubbish!' : i % 500 === 3 ? '' : LINE));
  const items = await itemsOf(lines.join('\n'));
  expect(items).toHaveLength(lines.filter((line) => line !== '').length);
  for (const { board, line, text, family } of items) {
    if (board !== `f:${line}` || text !== lines[line - 1] || family !== 'rush-hour') throw new Error(`wrong: ${board}`);
  }
});

test.each([
  ['of old Macs', '\r'],
  ['of Windows', '\r\n'],
])('line ends %s are line ends in a long file, too, wherever pieces end', async (_, end) => {
  const count = 120_000;
  // Lines of all lengths, so that pieces end in every place of them.
  const lines = Array.from({ length: count }, (_, i) => (i % 500 === 3 ? '' : LINE + ' '.repeat(i % 7)));
  const items = await itemsOf(lines.join(end));
  expect(items).toHaveLength(lines.filter((line) => line !== '').length);
  for (const { board, line, text } of items) {
    if (board !== `f:${line}` || text?.trimEnd() !== lines[line - 1]!.trimEnd()) throw new Error(`wrong: ${board}`);
  }
});

/** The items of a file that comes in pieces. */
async function itemsOfPieces(
  pieces: readonly (string | Buffer)[],
  count = { bytes: 0, characters: 0, taken: 0 },
): Promise<BoardItem[]> {
  const open = () => Readable.from(pieces.map((piece) => Buffer.from(piece)));
  return allOf(boardItems(eachOf([{ name: 'f', path: 'f', open }]), { read: {}, count }));
}

test('pieces that end between the two characters of a line end make no line of their own', async () => {
  const items = await itemsOfPieces([`${LINE}\r`, `\n${LINE}\r`, `${LINE}\r`, '\n', `${LINE}\r`]);
  expect(items.map(({ line, text }) => [line, text])).toEqual([1, 2, 3, 4].map((line) => [line, LINE]));
});

test('every character is counted once, wherever pieces end', async () => {
  const text = `${LINE}\r\n${LINE}\r\n\r\n${LINE}é\r`;
  const bytes = Buffer.from(text);
  const whole = { bytes: bytes.length, characters: text.length, taken: 3 * (LINE.length + 1) + 1 };
  for (const size of [1, 2, 3, LINE.length + 1, bytes.length - 2, bytes.length]) {
    const count = { bytes: 0, characters: 0, taken: 0 };
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    await itemsOfPieces(pieces, count);
    expect([size, count]).toEqual([size, whole]);
  }
  // What is begun and never ended is a character, too.
  const count = { bytes: 0, characters: 0, taken: 0 };
  await itemsOfPieces([`${LINE}\r`, Buffer.from([0xc3])], count);
  expect(count).toMatchObject({ bytes: LINE.length + 2, characters: LINE.length + 2 });
});

test('the pieces in which a long file comes make no difference', async () => {
  // Remarks, and blanks behind boards, are dropped by families that know lists: they must find one in each block.
  const lines = Array.from({ length: 230_001 }, (_, i) =>
    i % 9 === 4 ? '# 9 0 7' : i % 7 === 0 ? `${i % 10} what` : '1 2 3/4 5 6/7 0 8  ',
  );
  const text = lines.join('\r\n');
  const head = text.slice(0, 4_100_000);
  const tail = text.slice(head.length);
  const reference = await itemsOfPieces([text]);
  expect(reference.at(-1)!.line).toBe(lines.length);
  expect(reference.some((item) => item.text?.startsWith('#'))).toBe(false);
  for (const size of [997, 70_000]) {
    const pieces = tail.match(new RegExp(`[^]{1,${size}}`, 'g'))!;
    const items = await itemsOfPieces([head, ...pieces]);
    // All at once, for there are many.
    expect(JSON.stringify(items) === JSON.stringify(reference)).toBe(true);
  }
});

test.each(['\n', '\r', '\r\n'])('a line without an end does not fill the memory: before %j', async (end) => {
  const items = await itemsOf(`${LINE}${end}${'x'.repeat(9_000_000)}${end}${LINE}${end}`);
  expect(items.map(({ board, error }) => [board, error?.message])).toEqual([
    ['f:1', undefined],
    ['f:2', 'this line is too long for a board'],
    ['f:3', undefined],
  ]);
});

/** Bytes in which `\xff` stands for the byte that is never in UTF-8. */
function bytes(text: string): Buffer {
  return Buffer.concat(
    text.split('\xff').flatMap((part, i) => [...(i === 0 ? [] : [Buffer.of(0xff)]), Buffer.from(part)]),
  );
}

/** Where items are, and what is wrong with them. */
function placesOf(items: readonly BoardItem[]): [string, number, number | undefined, string | undefined][] {
  return items.map(({ board, line, column, error }) => [board, line, column, error?.message]);
}

const NO_UTF8 = 'this is not text: it is not valid UTF-8';
const ZERO = 'this is not text: it has a byte that is zero';

test('a line of a short list that is not text is an item that says where; the others are boards', async () => {
  expect(placesOf(await itemsOf(bytes(`..\xff\n${LINE}\n\n${LINE}\r\nab\0\n`)))).toEqual([
    ['f:1', 1, 3, NO_UTF8],
    ['f:2', 2, undefined, undefined],
    ['f:4', 4, undefined, undefined],
    ['f:5', 5, 3, ZERO],
  ]);
  const tail = await itemsOf(bytes(`${LINE}\n${LINE}\xff`));
  expect(placesOf(tail)).toEqual([
    ['f:1', 1, undefined, undefined],
    ['f:2', 2, LINE.length + 1, NO_UTF8],
  ]);
  const moves = await itemsOf(bytes(`${LINE}\tc -2\n\xff\n`), 'f', true);
  expect(placesOf(moves).map(([board]) => board)).toEqual(['f:1', 'f:2']);
});

test('a board of several lines that are not all text, and a file that is binary all over, are one item', async () => {
  expect(placesOf(await itemsOf(bytes(GRID.replace('ccc', 'c\xffc'))))).toEqual([['f', 4, 4, NO_UTF8]]);
  expect(placesOf(await itemsOf(bytes('1 2 3\n4 \0 6\n7 8 0\n')))).toEqual([['f', 2, 3, ZERO]]);
  expect(placesOf(await itemsOf(bytes('1 2 3\r4 \0 6\r7 8 0\r')))).toEqual([['f', 2, 3, ZERO]]);
  const binary = Buffer.from(Array.from({ length: 30_000 }, (_, i) => (i * i * 7 + (i >> 3)) & 255));
  expect(await itemsOf(binary)).toHaveLength(1);
  expect(await itemsOf(Buffer.concat(Array.from({ length: 200 }, () => binary)))).toHaveLength(1);
});

test('replacement characters and characters of four bytes are text, wherever pieces end', async () => {
  const lines = Array.from(
    { length: 30_000 },
    (_, i) => `{"text":"${LINE}","note":"\ufffd\u{10000}${'é'.repeat(i % 3)}"}`,
  );
  const damaged = lines.map((line, i) => (i === 20_000 ? `${line}\xff` : line));
  const items = await itemsOf(bytes(`\ufeff${damaged.join('\n')}`));
  expect(items.map(({ text }) => text)).toEqual(lines.map((line, i) => (i === 20_000 ? undefined : line)));
});

test('a line of a long file that is not text does not cost any other', async () => {
  const count = 120_000;
  const lines = Array.from({ length: count }, () => LINE);
  lines[1] = `${LINE}\0`;
  lines[count - 9] = 'abc\xff';
  const items = await itemsOf(bytes(lines.join('\n')));
  expect(items).toHaveLength(count);
  expect(placesOf(items.filter(({ error }) => error !== undefined))).toEqual([
    ['f:2', 2, LINE.length + 1, ZERO],
    [`f:${count - 8}`, count - 8, 4, NO_UTF8],
  ]);
  expect(items.every(({ line }, i) => line === i + 1)).toBe(true);
});

/** Lines that do not become much shorter by compression. */
function manyLines(count: number): string {
  return Array.from({ length: count }, (_, i) => `{"text":"${LINE}","note":${Math.sin(i)}}\n`).join('');
}

test.each([2000, 90_000])('what was compressed and is cut off is read as far as it goes: %d lines', async (count) => {
  const packed = gzipSync(manyLines(count), { level: 1 });
  const items = await itemsOf(packed.subarray(0, packed.length - 9));
  const last = items.at(-1)!;
  // Nine bytes are the sum, the length, and the end of the last line.
  expect(last).toMatchObject({ board: `f:${items.length}`, line: items.length });
  expect(last.error?.message).toBe('this cannot be uncompressed: unexpected end of file');
  expect(items.length).toBeGreaterThan(count - 2);
  expect(items.slice(0, -1).every(({ text, line }, i) => text?.endsWith('}') && line === i + 1)).toBe(true);
});

test('what was compressed and is damaged is read up to there', async () => {
  const packed = gzipSync(manyLines(600), { level: 1 });
  packed.fill(0xff, packed.length >> 1, (packed.length >> 1) + 50);
  const items = await itemsOf(packed);
  expect(items.at(-1)!.error?.message).toContain('this cannot be uncompressed: ');
  // By a stream that is given one byte after another, and makes what can be made of each.
  expect(items).toHaveLength(await linesBefore(packed));
});

async function linesBefore(packed: Buffer): Promise<number> {
  const stream = createGunzip();
  let [lines, failed, wake] = [1, false, () => {}];
  stream.on('data', (piece: Buffer) => {
    for (const byte of piece) if (byte === 10) lines++;
  });
  stream.on('error', () => {
    failed = true;
    wake();
  });
  for (let at = 0; at < packed.length && !failed; at++) {
    await new Promise<void>((done) => {
      wake = done;
      stream.write(packed.subarray(at, at + 1), () => done());
    });
  }
  return lines;
}

test.each(['\n', '\r'])('a board of several lines that is cut off is one item: lines end with %j', async (end) => {
  const packed = gzipSync(GRID.replaceAll('\n', end), { level: 0 });
  expect(placesOf(await itemsOf(packed.subarray(0, packed.length - 12)))).toEqual([
    ['f', 6, undefined, 'this cannot be uncompressed: unexpected end of file'],
  ]);
});
