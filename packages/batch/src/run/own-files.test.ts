import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../testing/files.js';
import { beginOrGoOn, RunFolder } from './manifest.js';
import { runWithFile } from './own-files.js';

const COMMAND = { version: '1', kind: 'solve', options: {}, inputs: ['a'], unique: false };

test('the files of a run are known as such, by any name; others beside them are not', async () => {
  const home = realpathSync(folderOf());
  const run = join(home, 'run');
  mkdirSync(run);
  await beginOrGoOn(new RunFolder(run), COMMAND);
  symlinkSync(run, join(home, 'link'));
  symlinkSync(join(run, 'manifest.json'), join(home, 'x.jsonl'));
  const own = ['manifest.json', 'chunks.jsonl', 'times.jsonl', 'lock', 'lock.takeover', 'results/x', 'results/00000/x'];
  for (const name of [...own, 'rounds/00000000-0/000/manifest.json']) {
    expect([name, runWithFile(join(run, name))]).toEqual([name, run]);
  }
  expect(runWithFile(join(home, 'link', 'lock'))).toBe(run);
  expect(runWithFile(join(home, 'link', 'results', 'x'))).toBe(run);
  expect(runWithFile(join(home, 'x.jsonl'))).toBe(run);
  for (const name of ['run/rows.jsonl', 'lock', 'new/lock', 'results']) {
    expect(runWithFile(join(home, name))).toBeUndefined();
  }
});

test('a manifest of something else makes no run', () => {
  const folder = folderOf({ 'manifest.json': '{"name":"an app"}' });
  mkdirSync(join(folder, 'results'));
  writeFileSync(join(folder, 'results', 'rows.csv'), '');
  expect(runWithFile(join(folder, 'results', 'rows.csv'))).toBeUndefined();
});
