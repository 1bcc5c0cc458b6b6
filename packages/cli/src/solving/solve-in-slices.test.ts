import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@slidewise/core/result';
import { tiles } from '@slidewise/core/tiles';
import type { DiskTableCache } from '@slidewise/node/tables';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withTables } from '../storage/with-tables.js';
import { parseMilliseconds } from '../terminal/units.js';
import { solveInSlices } from './solve-in-slices.js';

const before = process.env.XDG_CACHE_HOME;
let home = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'slidewise-'));
  process.env.XDG_CACHE_HOME = home;
});

afterEach(() => {
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  if (before === undefined) delete process.env.XDG_CACHE_HOME;
  else process.env.XDG_CACHE_HOME = before;
});

const quiet = { say: () => {}, show: () => {}, clear: () => {} };
const fifteen = unwrap(tiles.parse('6 5 4 7/1 3 2 8/9 10 0 11/13 14 15 12', {})).position;

const never = new AbortController().signal;

/** Solves with a limit on time, as commands read it. */
function within(time: string, position: unknown, signal = never) {
  const flags = { timeLimit: parseMilliseconds(time)! };
  return withTables((tables) => solveInSlices('', tiles as never, position, flags, signal, tables, quiet));
}

describe('a checkpoint', () => {
  // Tables are built once for all of them.
  const cache = mkdtempSync(join(tmpdir(), 'slidewise-'));
  beforeEach(() => {
    process.env.XDG_CACHE_HOME = cache;
  });
  afterAll(() => rmSync(cache, { recursive: true, force: true, maxRetries: 5 }));

  const hard = unwrap(tiles.parse('15 2 12 11/14 13 9 5/1 3 8 7/0 10 6 4', { goal: 'blank-first' })).position;

  function solveWith(position: unknown, flags: { mostExpansions?: number; algorithm?: string; heuristic?: string }) {
    const file = { checkpoint: join(home, 'unfinished'), threads: 1 };
    return withTables((tables) =>
      solveInSlices('', tiles as never, position, { ...file, ...flags }, never, tables, quiet),
    );
  }

  test('is kept when a limit ends the search, gone on from, and removed in the end', async () => {
    const stopped = unwrap(await solveWith(hard, { mostExpansions: 200_000 }));
    expect(stopped).toMatchObject({ status: 'stopped', stopReason: 'expansions' });
    const kept = JSON.parse(readFileSync(join(home, 'unfinished'), 'utf8'));
    expect(kept).toMatchObject({ heuristic: 'pdb-663', search: { lowerBound: stopped.lowerBound } });
    const solved = unwrap(await solveWith(hard, {}));
    expect(solved).toMatchObject({ status: 'solved', optimal: true, length: 65 });
    expect(existsSync(join(home, 'unfinished'))).toBe(false);
  });

  test('of another board, of another search, or of something else is left alone', async () => {
    const refused = async (position: unknown, flags: object): Promise<string> => {
      const result = await solveWith(position, flags);
      return result.ok ? 'fine' : result.problem.message;
    };
    await solveWith(hard, { mostExpansions: 1000 });
    expect(await refused(fifteen, {})).toMatch(/is the checkpoint of another board, tiles:/);
    expect(await refused(hard, { heuristic: 'pdb-555' })).toMatch(/give --heuristic pdb-663 to go on/);
    expect(await refused(hard, { algorithm: 'astar' })).toMatch(/"astar" makes no checkpoints/);
    expect(await refused(hard, { heuristic: 'manhattan' })).toMatch(
      /makes no checkpoints with the heuristic "manhattan"/,
    );
    const kept = readFileSync(join(home, 'unfinished'), 'utf8');
    const damaged = kept.replace(/"lowerBound":\d+/, '"lowerBound":99');
    writeFileSync(join(home, 'unfinished'), damaged);
    expect(await refused(hard, {})).toMatch(/is damaged, so it is left alone/);
    expect(readFileSync(join(home, 'unfinished'), 'utf8')).toBe(damaged);
    writeFileSync(join(home, 'unfinished'), 'a letter');
    expect(await refused(hard, {})).toMatch(/is no checkpoint of slidewise, so it is left alone/);
    expect(readFileSync(join(home, 'unfinished'), 'utf8')).toBe('a letter');
  });
});

test('a checkpoint that cannot be kept is refused at once', async () => {
  const start = unwrap(tiles.parse('15 2 12 11/14 13 9 5/1 3 8 7/0 10 6 4', { goal: 'blank-first' })).position;
  const refused = async (checkpoint: string): Promise<string> => {
    const solving = (tables: DiskTableCache) =>
      solveInSlices(
        '',
        tiles as never,
        start,
        { checkpoint, algorithm: 'idastar-fsm', mostExpansions: 10 },
        never,
        tables,
        quiet,
      );
    const result = await withTables(solving);
    return result.ok ? 'fine' : result.problem.message;
  };
  expect(await refused(join(home, 'nowhere', 'file'))).toMatch(/there is no directory/);
  expect(await refused(join(home, 'nowhere/'))).toMatch(/there is no directory/);
  expect(await refused('/dev/null')).toMatch(/is no file that can keep a checkpoint/);
  if (existsSync('/proc/self')) {
    expect(await refused('/proc/nope.json')).toBe('/proc/nope.json: no file can be made in /proc');
  }
  // The permissions of others do not bind root.
  if (process.getuid?.() === 0) return;
  chmodSync(home, 0o500);
  const locked = await refused(join(home, 'file'));
  chmodSync(home, 0o700);
  expect(locked).toMatch(/file: it may not be written: permission denied$/);
});

describe('a limit on time', () => {
  test('that is over before the tables are there gives up with what is known', async () => {
    const solution = unwrap(await within('1ms', fifteen));
    expect(solution).toMatchObject({ status: 'stopped', stopReason: 'time', moves: [] });
    expect(solution.lowerBound).toBeGreaterThan(0);
  });

  test.each(['16.1s', '2.01s', '1.5ms', '30000h'])('may be %s', async (time) => {
    expect(Number.isInteger(parseMilliseconds(time))).toBe(true);
    const solution = unwrap(await within(time, fifteen, AbortSignal.abort()));
    expect(solution).toMatchObject({ status: 'stopped', stopReason: 'cancelled' });
  });
});
