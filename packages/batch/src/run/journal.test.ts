import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insteadOf } from '../../../node/src/testing/file-system.js';
import { openMerge } from '../merge/rows.js';
import { RunError } from '../run-error.js';
import { allOf, folderOf } from '../testing/files.js';
import { cutsIn, endOf, Journal } from './journal.js';
import { type Entry, lineOf } from './journal-entries.js';
import { statusOf } from './status.js';

/** What the disk takes of each write: a number of bytes, or an error. Everything, when nothing more is said. */
function diskTakes(...parts: readonly (number | Error)[]): void {
  const rest = [...parts];
  insteadOf(['writeSync'], ([file, bytes, offset], real) => {
    const takes = rest.shift();
    if (takes instanceof Error) throw takes;
    return takes === undefined ? real(file, bytes, offset) : takes === 0 ? 0 : real(file, bytes, offset, takes);
  });
}

const [A, B] = [
  { number: 0, id: 'a', first: 0, items: 3 },
  { number: 1, id: 'b', first: 3, items: 2 },
];
const MANIFEST = '{"layout":2,"run":"x","version":"1","kind":"solve","options":{},"inputs":["f"],"unique":false}';
const END = { end: { chunks: 2, items: 5 } };

test('an entry is written whole, however little the disk takes at a time', async () => {
  const path = join(folderOf(), 'chunks.jsonl');
  const journal = await Journal.open(path);
  diskTakes(10, 1, 5);
  journal.add(A!);
  journal.add(B!);
  journal.close(false);
  expect(await allOf(cutsIn(path))).toEqual([A, B]);
});

test.each([
  ['is full', new Error('ENOSPC')],
  ['takes nothing', 0],
])('what is left of an entry when the disk %s is not the beginning of the next one', async (_, error) => {
  const path = join(folderOf(), 'chunks.jsonl');
  const journal = await Journal.open(path);
  journal.add(A!);
  diskTakes(10, error);
  expect(() => journal.add(B!)).toThrow();
  expect(await allOf(cutsIn(path))).toEqual([A]);
  journal.add(B!);
  journal.end(2, 5);
  journal.close(true);
  expect(await allOf(cutsIn(path))).toEqual([A, B]);
  expect(await endOf(path)).toEqual(END.end);
});

test.each<[string, readonly (object | string)[], number]>([
  ['is damaged', [A!, '{"begun":1{"number":1,"id":"b"}', B!], 2],
  ['is damaged', [A!, { number: 1, id: 'b' }, END], 2],
  ['is damaged', [A!, '7', B!], 2],
  ['is damaged', [{}], 1],
  // A digit was changed.
  ['is damaged', [A!, lineOf(B!).trimEnd().replace('"items":2', '"items":3'), END], 2],
  ['is damaged', [A!, lineOf(B!).trimEnd().replace('"id":"b"', '"id":"c"'), END], 2],
  // There is no checksum.
  ['is damaged', [A!, JSON.stringify(B)], 2],
  ['has chunk 0 a second time', [A!, B!, { begun: 1 }, A!, END], 4],
  ['has chunk 1 a second time', [A!, B!, { ...B!, id: 'c', first: 5 }, { end: { chunks: 3, items: 7 } }], 3],
  ['does not go on where those before it end', [B!], 1],
  ['does not go on where those before it end', [A!, { ...B!, first: 4 }], 2],
  ['does not go on where those before it end', [A!, B!, END, { ...B!, number: 2, first: 5 }], 4],
  ['does not count the 5 items of the lines before it', [A!, B!, { end: { chunks: 2, items: 6 } }], 3],
  ['does not count the 3 items of the lines before it', [A!, END], 2],
])('a line that %s is told by everybody who reads the journal', async (what, entries, line) => {
  const folder = folderOf({ 'manifest.json': MANIFEST });
  const path = join(folder, 'chunks.jsonl');
  const lines = entries.map((entry) => (typeof entry === 'string' ? `${entry}\n` : lineOf(entry as Entry)));
  writeFileSync(path, lines.join(''));
  const sentence = `${path}: line ${line} ${what}; remove it and all lines after it, `;
  for (const read of [() => Journal.open(path), () => statusOf(folder), () => openMerge(folder, false)]) {
    const error = await read().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RunError);
    expect((error as Error).message).toContain(sentence);
  }
  expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
  // What it says to do helps.
  writeFileSync(path, lines.slice(0, line - 1).join(''));
  (await Journal.open(path)).close(true);
});
