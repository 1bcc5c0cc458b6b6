import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachOf, folderOf } from '../testing/files.js';
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
