import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printMoves } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { expect, test } from 'vitest';
import type { BoardItem } from '../kinds/board.js';
import type { TableSource } from '../kinds/tables.js';
import { openMerge } from '../merge/rows.js';
import { type Backend, runBatch } from '../run/run.js';
import { statusOf } from '../run/status.js';
import { allOf, eachOf, folderOf } from '../testing/files.js';
import { workOn } from '../threads/work-on.js';
import { RoundsBackend } from './rounds-backend.js';
import type { RoundNews } from './search-in-rounds.js';

/** 60 moves from its goal: with a weak heuristic, the last iteration is long enough to be cut. */
const HARD = '3 15 0 1/7 4 14 12/11 10 5 9/8 2 6 13';
const search = { heuristic: 'pdb-555', memoryLimit: 2 ** 28 };

const cache = new Map<string, Uint8Array>();
const tables: TableSource = {
  fetch: async () => {},
  get: (id) => cache.get(id),
  put: (id, table) => void cache.set(id, table),
};

/** Works here, one chunk after another; ends everything after so many chunks. */
class Here implements Backend {
  static chunks = 0;

  constructor(
    private readonly kind: string,
    private readonly options: object,
    private readonly beforeChunk: (chunk: number) => boolean,
  ) {}

  async submit(...[{ items }, done]: Parameters<Backend['submit']>): Promise<void> {
    if (!this.beforeChunk(Here.chunks++)) return;
    await done(await workOn({ kind: this.kind, options: this.options, items }, tables));
  }

  async finish(): Promise<void> {}
  async stop(): Promise<void> {}
}

/** The rows of a run, or undefined if it was ended. */
async function run(out: string, texts: readonly string[], more: object = {}, endAfter = Number.POSITIVE_INFINITY) {
  const ending = new AbortController();
  const news: [string, RoundNews][] = [];
  Here.chunks = 0;
  const items = texts.map((text, i): BoardItem => ({ board: `f:${i + 1}`, line: i + 1, text }));
  const options = { read: {}, search: { ...search, ...more } };
  const { complete } = await runBatch({
    out,
    command: { version: '1', kind: 'solve', options, inputs: ['f'], unique: false, chunk: 1 },
    items: () => eachOf(items),
    signal: ending.signal,
    backend: (manifest) =>
      new RoundsBackend(manifest, {
        out,
        chunk: 20,
        backend: ({ kind, options: task }) =>
          new Here(kind, task, (chunk) => {
            if (chunk === endAfter) ending.abort();
            return chunk < endAfter;
          }),
        onRound: (board, each) => void news.push([board, each]),
      }),
  });
  const rows = complete ? (await allOf((await openMerge(out, false)).rows())).flat() : undefined;
  return { news, rows, chunks: Here.chunks };
}

test('a search in rounds: the solution of the uncut search, and the same row however often it was ended', async () => {
  const { position } = unwrap(tiles.parse(HARD));
  const whole = unwrap(solve(tiles, position, { heuristic: 'pdb-555' }));
  const [calm, rough] = [join(folderOf(), 'run'), join(folderOf(), 'run')];
  const undisturbed = await run(calm, [HARD]);
  const [row] = undisturbed.rows!.map((line) => JSON.parse(line));
  expect(row).toMatchObject({ status: 'solved', optimal: true, length: 60, lowerBound: 60, algorithm: 'idastar-fsm' });
  expect(row.moves).toEqual(printMoves(tiles, position, whole.moves, { format: 'rows', metric: 'stm' }));
  // The bound is proved after the beginning, and the last round needs no news.
  expect(undisturbed.news).toEqual([['f:1', { rounds: 1, bound: 60, generated: expect.any(Number) }]]);
  // Before anything is done, and in the midst of the parts.
  for (const endAfter of [0, 2]) {
    const { rows, chunks } = await run(rough, [HARD], {}, endAfter);
    expect([rows, chunks]).toEqual([undefined, endAfter + 1]);
  }
  expect(await statusOf(rough)).toMatchObject({ complete: false, proved: 60 });
  const { rows, chunks } = await run(rough, [HARD]);
  expect(rows).toEqual(undisturbed.rows);
  // What was done stayed: the beginning, and a chunk of parts.
  expect(chunks).toBe(undisturbed.chunks - 2);
  expect(await statusOf(rough)).toMatchObject({ complete: true });
});

test('what cannot be cut is solved as a whole, and what is wrong is a row', async () => {
  const out = join(folderOf(), 'run');
  const boards = ['...b../...b../aa.b.d/..cccd/....../......', '1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0', '1 2/3 x'];
  const { rows, news } = await run(out, boards, { heuristic: undefined });
  expect(rows!.map((line) => JSON.parse(line))).toMatchObject([
    { family: 'rush-hour', status: 'solved', optimal: true, length: 3 },
    { family: 'tiles', status: 'unsolvable' },
    { status: 'error', line: 3 },
  ]);
  expect(news).toEqual([]);
  expect(existsSync(join(out, 'rounds', '00000002-0'))).toBe(false);
});

test('a limit on memory ends it with what is known', async () => {
  const { rows } = await run(join(folderOf(), 'run'), [HARD], { memoryLimit: 1000 });
  expect(rows!.map((line) => JSON.parse(line))).toMatchObject([
    { status: 'stopped', optimal: false, reason: 'the memory limit was hit', reasonCode: 'limit-hit' },
  ]);
});
