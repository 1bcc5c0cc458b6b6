import { afterEach, describe, expect, test, vi } from 'vitest';
import { unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import type { Limits } from './limits.js';
import { putInForce, wholeMilliseconds } from './limits.js';
import { nextSlice } from './pace.js';
import { solve } from './solve.js';

const { position: hard } = unwrap(rushHour.parse('BBBKLM/HCCKLM/H.AALM/DDJ.../.IJ.EE/.IFFGG', {}));

afterEach(() => vi.unstubAllGlobals());

test('times are whole milliseconds that every timer takes', () => {
  expect([0, 1.5, 2010, 16_100.0001, 30_000 * 3_600_000].map(wholeMilliseconds)).toEqual([
    0, 2, 2010, 16_101, 2_147_483_647,
  ]);
});

describe('a limit on time', () => {
  test('is a number of milliseconds by the platform’s clock', () => {
    expect(unwrap(solve(rushHour, hard, { limits: { time: 3_600_000 } }))).toMatchObject({ status: 'solved' });
    expect(unwrap(solve(rushHour, hard, { limits: { time: 0 } }))).toMatchObject({
      status: 'stopped',
      stopReason: 'time',
      reason: { message: 'the time limit was hit' },
      lowerBound: 10,
    });
  });

  test('may have begun before', () => {
    const time = { milliseconds: 1000, now: () => 5000, since: 3000 };
    expect(unwrap(solve(rushHour, hard, { limits: { time } }))).toMatchObject({ stopReason: 'time' });
  });

  test('ends when its clock stops telling numbers', () => {
    let asked = 0;
    const time = { milliseconds: 1000, now: () => (asked++ < 3 ? 0 : Number.NaN) };
    expect(unwrap(solve(rushHour, hard, { limits: { time } }))).toMatchObject({ stopReason: 'time' });
    expect(nextSlice(16, Number.NaN, 20)).toBe(64);
  });

  test('needs a clock only where it is set', () => {
    vi.stubGlobal('performance', undefined);
    expect(unwrap(solve(rushHour, hard))).toMatchObject({ status: 'solved' });
    expect(solve(rushHour, hard, { limits: { time: 1000 } })).toMatchObject({
      problem: { message: 'the limit on time needs a clock, "now": this platform has none' },
    });
  });
});

test.each<[unknown, string]>([
  [{ time: Number.NaN }, 'the limit on time must be a number from 0 up, not NaN'],
  [{ time: -11.81 }, 'the limit on time must be a number from 0 up, not -11.81'],
  [{ time: '1s' }, 'the limit on time must be a number from 0 up, not 1s'],
  [{ time: null }, 'the limit on time must be a number from 0 up, not null'],
  [{ time: {} }, 'the limit on time must be a number from 0 up, not undefined'],
  [{ time: { milliseconds: 1, now: 5 } }, 'the clock of the limit on time, "now", must be a function'],
  [{ time: { milliseconds: 1, now: () => Number.NaN } }, 'the clock of the limit on time must return numbers, not NaN'],
  [{ memory: '2g' }, 'the limit on memory must be a number from 0 up, not 2g'],
  [{ expansions: -1 }, 'the limit on expansions must be a number from 0 up, not -1'],
])('%o is a problem, not an exception', (limits, message) => {
  expect(putInForce(limits as Limits)).toMatchObject({ ok: false, problem: { message } });
});
