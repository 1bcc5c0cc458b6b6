import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { holderOf } from '@slidewise/node/files';
import { expect, test } from 'vitest';
import { allOf, folderOf } from '../testing/files.js';
import { cutsIn, endOf, Journal } from './journal.js';
import { beginOrGoOn, prepareFolder, RunFolder, readManifest } from './manifest.js';
import { Results } from './results.js';
import { lockRun } from './run.js';
import { Times } from './times.js';

/** No process has a number as high as this. */
const LEFT_BY_A_KILL = `.slidewise-${hostname().replace(/\W+/g, '-').slice(0, 40)}-${2 ** 30}-abc.unfinished`;

const CUT = { number: 0, id: 'a', first: 0, items: 3 };

test('a journal keeps the cuts, forgets what was cut off by a kill, and knows its end', async () => {
  const path = join(folderOf(), 'chunks.jsonl');
  const journal = await Journal.open(path);
  journal.add(CUT);
  journal.begin(0);
  journal.close(false);
  appendFileSync(path, '{"number":1,"id":"b"');
  expect(await allOf(cutsIn(path))).toEqual([CUT]);
  const again = await Journal.open(path);
  expect([await again.next(), await again.next(), again.isWhole]).toEqual([CUT, undefined, false]);
  again.add({ ...CUT, number: 1, first: 3 });
  again.end(2, 6);
  again.close(true);
  expect(await endOf(path)).toEqual({ chunks: 2, items: 6 });
  expect((await allOf(cutsIn(path))).map(({ number }) => number)).toEqual([0, 1]);
});

test('a journal that is closed takes no more', async () => {
  const path = join(folderOf(), 'chunks.jsonl');
  const journal = await Journal.open(path);
  journal.close(true);
  journal.add(CUT);
  journal.end(1, 3);
  expect(await allOf(cutsIn(path))).toEqual([]);
  expect(await endOf(path)).toBeUndefined();
});

test('a chunk is suspected if it was being worked on at two deaths of the program, and not at two orderly ends', async () => {
  const path = join(folderOf(), 'chunks.jsonl');
  for (const [inOrder, suspect] of [
    [false, false],
    [false, false],
    [true, true],
    [false, false],
  ] as const) {
    const journal = await Journal.open(path);
    expect(journal.isSuspect(0)).toBe(suspect);
    journal.begin(0);
    journal.close(inOrder);
  }
});

/** Whoever opens it as a file waits for ever. */
function putPipe(path: string): void {
  rmSync(path, { force: true });
  expect(spawnSync('sh', ['-c', 'mkfifo "$0"', path]).status).toBe(0);
}

test.runIf(process.platform !== 'win32')('what lies in the place of a file of a run is not opened', async () => {
  const put: ((path: string) => void)[] = [
    putPipe,
    (path) => {
      rmSync(path, { force: true });
      symlinkSync(join(folderOf({ mine: 'mine' }), 'mine'), path);
    },
  ];
  for (const inPlaceOf of put) {
    const path = folderOf();
    const folder = new RunFolder(path);
    inPlaceOf(folder.journal);
    await expect(Journal.open(folder.journal)).rejects.toMatchObject({ code: 'ENOTREG', path: folder.journal });
    inPlaceOf(folder.manifest);
    expect(() => readManifest(folder)).toThrow('it is not a regular file');
    inPlaceOf(folder.lock);
    expect(() => holderOf(folder.lock)).toThrow('it is not a regular file');
    inPlaceOf(folder.times);
    const chunk = { number: 0, id: 'a', first: 0, items: [{ board: 'f:1' }] };
    expect(() => new Times(folder.times).add(chunk, [1])).toThrow('it is not a regular file');
    // Results are done again, and take the place of what is there.
    const results = new Results(folder.results);
    await results.write(0, 'a', { rows: '{}\n', tally: { rows: 1 }, times: [1] });
    inPlaceOf(results.pathOf(0, 'a'));
    expect(await results.read(0, 'a')).toEqual({ state: 'damaged' });
    await results.write(0, 'a', { rows: '{}\n', tally: { rows: 1 }, times: [1] });
    expect((await results.read(0, 'a')).state).toBe('whole');
  }
});

const COMMAND = { version: '1', kind: 'solve', options: { read: {} }, inputs: ['a'], unique: false };

test('a manifest is written once; another command is told in what it differs', async () => {
  const folder = new RunFolder(join(folderOf(), 'new', 'run'));
  prepareFolder(folder);
  const manifest = await beginOrGoOn(folder, COMMAND);
  expect(await beginOrGoOn(folder, { ...COMMAND })).toEqual(manifest);
  expect(readManifest(folder)).toEqual(manifest);
  await expect(beginOrGoOn(folder, { ...COMMAND, inputs: ['b'] })).rejects.toThrow('inputs was ["a"] and is ["b"]');
  await expect(beginOrGoOn(folder, { ...COMMAND, version: '2' })).rejects.toThrow('version was "1" and is "2"');
  const options = { read: { goal: 'exit' } };
  await expect(beginOrGoOn(folder, { ...COMMAND, options })).rejects.toThrow('goal was not given and is "exit"');
});

test('a run needs a directory of its own', () => {
  const path = folderOf({ 'thesis.tex': '' });
  expect(() => prepareFolder(new RunFolder(path))).toThrow('holds something else, such as thesis.tex');
  expect(() => prepareFolder(new RunFolder(join(path, 'thesis.tex')))).toThrow('it is not a directory');
  expect(() => readManifest(new RunFolder(path))).toThrow('there is no run in this directory');
  expect(() => readManifest(new RunFolder(join(path, 'x')))).toThrow('there is no such directory');
  writeFileSync(join(path, 'manifest.json'), '{');
  expect(() => readManifest(new RunFolder(path))).toThrow('this is no manifest');
  for (const content of [
    'null',
    '[]',
    '{"layout":2}',
    JSON.stringify({ layout: 1, run: 'x', ...COMMAND }),
    JSON.stringify({ layout: 2, run: 'x', ...COMMAND, inputs: [1] }),
  ]) {
    writeFileSync(join(path, 'manifest.json'), content);
    expect(() => readManifest(new RunFolder(path))).toThrow('this is no manifest');
  }
  expect(() => readManifest(new RunFolder(join(path, 'thesis.tex')))).toThrow('thesis.tex: it is not a directory');
  expect(() => new RunFolder('')).toThrow('must not be empty');
});

test.runIf(process.platform === 'linux')('where no directory can be made, it ends with the reason', () => {
  expect(() => prepareFolder(new RunFolder('/proc/slidewise/run'))).toThrow('ENOENT');
});

test('what is left of a run that was killed before it had a manifest is nothing, and goes', async () => {
  const files = ['lock', 'lock.takeover', LEFT_BY_A_KILL];
  const folder = new RunFolder(folderOf(Object.fromEntries(files.map((name) => [name, '']))));
  prepareFolder(folder);
  lockRun(folder.lock, folder.path);
  await beginOrGoOn(folder, COMMAND);
  expect(readdirSync(folder.path).sort()).toEqual(['lock', 'manifest.json', 'results']);
});

const RESULT = { rows: '{"a":1}\n', tally: { rows: 1, solved: 1 }, times: [1] };
const WHOLE = { state: 'whole', tally: RESULT.tally, rows: RESULT.rows };

test('results are written whole, and twice is once', async () => {
  const home = folderOf();
  const results = new Results(home);
  expect(await results.read(1234, 'x')).toEqual({ state: 'missing' });
  await results.write(1234, 'x', RESULT);
  const path = results.pathOf(1234, 'x');
  const first = readFileSync(path, 'utf8');
  await results.write(1234, 'x', { ...RESULT, times: [2] });
  expect(readFileSync(path, 'utf8')).toBe(first);
  expect(await results.read(1234, 'x')).toEqual(WHOLE);
  expect(readdirSync(join(home, '00001'))).toEqual(['00001234-x.jsonl']);
  // One after the other, or at the same time, in a folder where a kill has left something.
  writeFileSync(join(home, '00001', LEFT_BY_A_KILL), '');
  const later = new Results(home);
  await Promise.all([later.write(1234, 'x', RESULT), later.write(1234, 'x', RESULT)]);
  expect(readdirSync(join(home, '00001'))).toEqual(['00001234-x.jsonl']);
});

test('results that were changed in any byte are damaged', async () => {
  const results = new Results(folderOf());
  await results.write(7, 'x', RESULT);
  await results.write(8, 'y', RESULT);
  const path = results.pathOf(7, 'x');
  const bytes = readFileSync(path);
  for (let i = 0; i < bytes.length; i++) {
    for (const value of [bytes[i]! ^ 1, bytes[i]! ^ 0x80, 0]) {
      const changed = Buffer.from(bytes);
      changed[i] = value;
      writeFileSync(path, changed);
      expect(await results.read(7, 'x')).toEqual({ state: 'damaged' });
    }
  }
  const text = bytes.toString();
  for (const damaged of [text.slice(0, -3), text.slice(0, 10), '', 'null\n', '{}\n', `${text}{}\n`]) {
    writeFileSync(path, damaged);
    expect(await results.read(7, 'x')).toEqual({ state: 'damaged' });
  }
  // The results of another chunk, whole as they are.
  writeFileSync(path, readFileSync(results.pathOf(8, 'y')));
  expect(await results.read(7, 'x')).toEqual({ state: 'damaged' });
  writeFileSync(path, bytes);
  expect(await results.read(7, 'x')).toEqual(WHOLE);
});
