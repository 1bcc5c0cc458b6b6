import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { BoardItem } from '../kinds/board.js';
import { allOf, eachOf, folderOf } from '../testing/files.js';
import { boardItems } from './board-items.js';

const GRID = '...b..\n...b..\naa.b.d\n..cccd\n......\n......\n';
const LINE = GRID.trim().replaceAll('\n', '/');

/** The items of a file with this content. */
function itemsOf(content: string | Uint8Array, name = 'f', byLine = false): Promise<BoardItem[]> {
  const path = join(folderOf({ [name]: content }), name);
  return allOf(boardItems(eachOf([{ name, path }]), { read: {}, count: { bytes: 0 }, byLine }));
}

test('a file with one board is called by its name, one with many by its lines', async () => {
  expect(await itemsOf(GRID)).toEqual([{ board: 'f', line: 1, family: 'rush-hour', text: GRID }]);
  const many = await itemsOf(`${LINE}\n\r\n\n${LINE}\r\n`);
  expect(many.map(({ board, line, text }) => [board, line, text])).toEqual([
    ['f:1', 1, LINE],
    ['f:4', 4, LINE],
  ]);
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

test('empty files have no boards', async () => {
  expect(await itemsOf('')).toEqual([]);
  expect(await itemsOf(' \n\n')).toEqual([]);
  expect(await itemsOf(gzipSync(''))).toEqual([]);
});

test.each([
  ['a zero', Buffer.from([65, 0, 66]), 'this is not text: it has a byte that is zero'],
  ['no UTF-8', Buffer.from([65, 255, 66]), 'this is not text: it is not valid UTF-8'],
  ['damaged', gzipSync(LINE).subarray(0, 20), 'this cannot be uncompressed: '],
])('what cannot be read is an item that says so: %s', async (_, content, trouble) => {
  const [item] = await itemsOf(content);
  expect(item).toMatchObject({ board: 'f', line: 1, trouble: expect.stringContaining(trouble) });
});

test('a file that is not there is an item that says so', async () => {
  const items = boardItems(eachOf([{ name: 'x', path: join(folderOf(), 'x') }]), { read: {}, count: { bytes: 0 } });
  expect(await allOf(items)).toMatchObject([{ board: 'x', trouble: expect.stringContaining('it cannot be read: ') }]);
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

test('a line without an end does not fill the memory', async () => {
  const items = await itemsOf(`${LINE}\n${'x'.repeat(9_000_000)}\n${LINE}\n`);
  expect(items.map(({ board, trouble }) => [board, trouble])).toEqual([
    ['f:1', undefined],
    ['f:2', 'this line is too long to be a board'],
    ['f:3', undefined],
  ]);
});
