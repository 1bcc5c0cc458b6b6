import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Item } from '../kinds/kind.js';
import { eachOf, folderOf } from '../testing/files.js';
import { RunFolder, readManifest } from './manifest.js';
import { type Backend, runBatch } from './run.js';

const COMMAND = { version: '1', kind: 'solve', options: { read: {} }, inputs: ['a'], unique: false };

test('a run can be ended while those who are to do the work are still waited for; they are stopped if they come', async () => {
  const ending = new AbortController();
  const out = join(folderOf(), 'run');
  let come = (_: Backend): void => {};
  const run = (backend: () => Promise<Backend>) =>
    runBatch({ out, command: COMMAND, items: () => eachOf([]), signal: ending.signal, backend });
  const ended = run(
    () =>
      new Promise((resolve) => {
        come = resolve;
        ending.abort();
      }),
  );
  expect(await ended).toMatchObject({ complete: false, items: 0 });
  await new Promise<void>((resolve) => {
    come({ submit: async () => {}, finish: async () => {}, stop: async () => resolve() });
  });
});

test('input that comes after the end of a run changes nothing', async () => {
  const ending = new AbortController();
  const out = join(folderOf(), 'run');
  let come = (): void => {};
  async function* items(): AsyncGenerator<Item> {
    await new Promise<void>((resolve) => {
      come = resolve;
      ending.abort();
    });
    yield { name: 'late', text: 'AA.' } as Item;
  }
  const idle: Backend = { submit: async () => {}, finish: async () => {}, stop: async () => {} };
  const end = await runBatch({ out, command: COMMAND, items, signal: ending.signal, backend: () => idle });
  expect(end).toMatchObject({ complete: false, read: 0 });
  const before = readFileSync(join(out, 'chunks.jsonl'), 'utf8');
  come();
  await new Promise((resolve) => setImmediate(resolve));
  expect(readFileSync(join(out, 'chunks.jsonl'), 'utf8')).toBe(before);
});

test('of two commands that begin a run in the same directory, one does, and the other is told', async () => {
  const out = join(folderOf(), 'new', 'run');
  const idle: Backend = { submit: async () => {}, finish: async () => {}, stop: async () => {} };
  const { signal } = new AbortController();
  const begin = (input: string) =>
    runBatch({ out, command: { ...COMMAND, inputs: [input] }, items: () => eachOf([]), signal, backend: () => idle });
  const [first, second] = await Promise.allSettled([begin('a'), begin('b')]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { complete: true } });
  expect(second).toMatchObject({
    status: 'rejected',
    reason: { name: 'RunError', message: expect.stringContaining(`${out}: another process works on this run`) },
  });
  expect(readManifest(new RunFolder(out)).inputs).toEqual(['a']);
  // The loser has not taken the winner's lock away, and the winner has left none.
  expect(readdirSync(out).sort()).toEqual(['chunks.jsonl', 'manifest.json', 'results']);
});
