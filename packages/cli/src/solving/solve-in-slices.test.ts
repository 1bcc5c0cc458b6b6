import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { tiles } from '@slidewise/core/tiles';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withTables } from '../storage/tables/with-tables.js';
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
const jam = unwrap(rushHour.parse('BBBKLM/HCCKLM/H.AALM/DDJ.../.IJ.EE/.IFFGG', {})).position;

const never = new AbortController().signal;

/** Solves with a limit on time, as commands read it. */
function within(time: string, family: typeof tiles | typeof rushHour, position: unknown, signal = never) {
  const flags = { timeLimit: parseMilliseconds(time)! };
  return withTables((tables) => solveInSlices('', family as never, position, flags, signal, tables, quiet));
}

describe('a limit on time', () => {
  test('that is over before the tables are there gives up with what is known', async () => {
    const solution = unwrap(await within('1ms', tiles, fifteen));
    expect(solution).toMatchObject({ status: 'stopped', stopReason: 'time', moves: [] });
    expect(solution.lowerBound).toBeGreaterThan(0);
  });

  test('that is over before the search starts gives up with what is known', async () => {
    const solution = unwrap(await within('0.000001ms', rushHour, jam));
    expect(['stopped', 'solved']).toContain(solution.status);
    expect(solution.lowerBound).toBeGreaterThan(0);
  });

  test.each(['16.1s', '2.01s', '1.5ms', '30000h'])('may be %s', async (time) => {
    expect(Number.isInteger(parseMilliseconds(time))).toBe(true);
    const solution = unwrap(await within(time, tiles, fifteen, AbortSignal.abort()));
    expect(solution).toMatchObject({ status: 'stopped', stopReason: 'cancelled' });
  });
});
