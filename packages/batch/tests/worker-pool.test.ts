import { afterEach, expect, test } from 'vitest';
import { SharedTables } from '../src/threads/shared-tables.js';
import { PoolClosed, WorkerPool } from '../src/threads/worker-pool.js';

// Threads and processes that die on what they are given.

const script = new URL('./poison-worker.mjs', import.meta.url);
const pools: WorkerPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function poolOf(threads: number, own: URL = script): WorkerPool {
  const pool = new WorkerPool({
    threads,
    script: own,
    heapMegabytes: 32,
    tables: new SharedTables(async () => undefined),
  });
  pools.push(pool);
  return pool;
}

const jobOf = (...texts: string[]) => ({
  kind: 'solve',
  options: {},
  items: texts.map((text, i) => ({ board: `f:${i + 1}`, line: i + 1, text })),
});

/** What became of each item: nothing, or the reason of its error. */
const errorsOf = (rows: string) =>
  rows
    .trimEnd()
    .split('\n')
    .map((row) => JSON.parse(row).error);

test('a board on which its worker dies is tried once more alone, and becomes a row; all others are done', async () => {
  const { rows, tally, times } = await poolOf(1).work(jobOf('a', 'throw', 'b', 'exit', 'crowd', 'c'));
  expect(errorsOf(rows)).toEqual([
    undefined,
    'its worker failed twice: it is broken',
    undefined,
    'its worker failed twice: it has ended',
    undefined,
    undefined,
  ]);
  expect(tally).toEqual({ rows: 6, solved: 4, error: 2 });
  expect(times).toHaveLength(6);
});

test('a board that uses up the memory of its thread leaves the process alone', async () => {
  const { rows } = await poolOf(2).work(jobOf('a', 'heap', 'b'));
  expect(errorsOf(rows)).toEqual([undefined, 'its worker failed twice: the memory was used up', undefined]);
});

test('what may end a process is tried in others', async () => {
  const { rows } = await poolOf(1).work(jobOf('a', 'abort', 'exit'), true);
  expect(errorsOf(rows)).toEqual([
    undefined,
    'its worker failed twice: its process was ended by SIGABRT',
    'its worker failed twice: its process has ended with 3',
  ]);
});

test('a worker that cannot even be started is no fault of the boards', async () => {
  const pool = poolOf(1, new URL('./nowhere.mjs', import.meta.url));
  await expect(pool.work(jobOf('a'))).rejects.toThrow('a worker could not be started: ');
});

test('whoever is closed leaves at once, and does nothing more', async () => {
  const pool = poolOf(1);
  const works = [pool.work(jobOf('spin')), pool.work(jobOf('a'))].map((work) => work.catch((error) => error));
  await pool.close();
  for (const work of works) expect(await work).toBeInstanceOf(PoolClosed);
  await expect(pool.work(jobOf('a'))).rejects.toThrow(PoolClosed);
});
