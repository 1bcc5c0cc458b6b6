import { describe, expect, test } from 'vitest';
import { bricks } from '../bricks/index.js';
import type { Family } from '../contract/family.js';
import { families } from '../families.js';
import { newWords } from '../out-of-memory.js';
import { unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import { algorithms } from '../search/algorithms.js';
import { tiles } from '../tiles/index.js';
import type { SolveOptions } from './options.js';
import { nextSlice } from './pace.js';
import { prepare } from './prepare.js';
import { replay } from './replay.js';
import { solve } from './solve.js';

const { position: hard } = unwrap(rushHour.parse('BBBKLM/HCCKLM/H.AALM/DDJ.../.IJ.EE/.IFFGG', {}));
const { position: easy } = unwrap(rushHour.parse('...b../...b../aa.b.d/..cccd/....../......', {}));
const { position: stuck } = unwrap(rushHour.parse('...b/aa.b/...b/....', {}));
const { position: jammed } = unwrap(rushHour.parse('..b./aab./cc../dd..', { goal: 'exit' }));

const solveHard = (options: SolveOptions) => unwrap(solve(rushHour, hard, options));

describe('what comes out', () => {
  test('solved: moves, length, proof', () => {
    const solution = unwrap(solve(rushHour, easy));
    expect(solution).toMatchObject({ status: 'solved', optimal: true, length: 3, lowerBound: 3, metric: 'moves' });
    expect(replay(rushHour, easy, solution.moves, 'moves')).toBe(3);
  });

  test('unsolvable: by an argument, or by having seen everything', () => {
    expect(unwrap(solve(rushHour, stuck))).toMatchObject({ status: 'unsolvable', counts: { expanded: 0 } });
    expect(unwrap(solve(rushHour, stuck)).reason?.message).toContain('can never leave the row');
    const { position } = unwrap(rushHour.parse('..b/aab/cc.', {}));
    for (const algorithm of ['bfs', 'astar', 'weighted-astar', 'greedy', 'idastar', 'idastar-tt'] as const) {
      const solution = unwrap(solve(rushHour, position, { algorithm }));
      expect(solution.status).toBe('unsolvable');
      expect(solution.reason?.message).toMatch(
        /all [\d,]+ positions that can be reached were seen|every path that repeats|column is too short/,
      );
    }
    expect(unwrap(solve(rushHour, jammed)).status).toBe('solved');
  });

  test('unsolvable: searched and counted all the same where no proof is wanted beforehand', () => {
    const solution = unwrap(solve(rushHour, stuck, { proveFirst: false, algorithm: 'astar', heuristic: 'none' }));
    expect(solution).toMatchObject({ status: 'unsolvable', counts: { stored: 4 } });
    expect(solution.reason?.message).toBe('all 4 positions that can be reached were seen, and none is solved');
  });

  test.each([
    ['2 1/3 0', 12],
    ['2 1 3/4 5 0', 360],
    ['2 1 3/4 5 6/7 8 0', 181_440],
  ])('unsolvable: %s is searched to the end in every way, and counted right', (text, reachable) => {
    const { position } = unwrap(tiles.parse(text, {}));
    // A search that stores its path only follows every path: there are too many in all but the smallest spaces.
    const followsPaths = ['idastar', 'iddfs', 'rbfs'];
    const ways = [
      ...algorithms.filter(({ complete }) => complete),
      ...tiles.strategies.filter(({ unfit }) => unfit?.(position, 'stm') === undefined),
    ]
      .map(({ id }) => id)
      .filter((id) => !followsPaths.includes(id) || reachable < 20);
    for (const algorithm of ways.filter(
      (id) => reachable < 1000 || ['complete-table', 'bidirectional', 'idastar-fsm'].includes(id),
    )) {
      const { status, reason } = unwrap(solve(tiles, position, { algorithm, proveFirst: false }));
      expect(status, algorithm).toBe('unsolvable');
      const counted = /all ([\d,]+) positions/.exec(reason!.message)?.[1]?.replace(',', '');
      if (counted !== undefined) expect(Number(counted), `${algorithm}: ${reason?.message}`).toBe(reachable);
    }
  });

  test('every algorithm with every heuristic agrees where it claims to be shortest', () => {
    for (const metric of ['moves', 'steps'] as const) {
      const { length } = unwrap(solve(rushHour, easy, { metric }));
      for (const algorithm of ['astar', 'weighted-astar', 'greedy', 'idastar', 'idastar-tt'] as const) {
        for (const { id: heuristic } of rushHour.heuristics) {
          const solution = unwrap(solve(rushHour, easy, { metric, algorithm, heuristic }));
          expect(solution.status).toBe('solved');
          expect(solution.length).toBeGreaterThanOrEqual(length!);
          expect(solution.lowerBound).toBeLessThanOrEqual(length!);
          if (solution.optimal) expect(solution.length).toBe(length);
        }
      }
    }
  });

  test('steps of one vehicle are joined to one slide', () => {
    const { moves, length } = solveHard({ metric: 'steps' });
    expect(length).toBe(93);
    expect(moves.length).toBeLessThan(93);
  });
});

describe('limits', () => {
  test('expansions', () => {
    const solution = solveHard({ limits: { expansions: 1000 } });
    expect(solution).toMatchObject({ status: 'stopped', stopReason: 'expansions', optimal: false, moves: [] });
    expect(solution.counts.expanded).toBe(1000);
    expect(solution.lowerBound).toBeGreaterThan(5);
    expect(solution.lowerBound).toBeLessThanOrEqual(49);
  });

  test('time, by the clock that is handed in', () => {
    let now = 0;
    const time = { milliseconds: 10, now: () => now++ };
    expect(solveHard({ algorithm: 'idastar', limits: { time } })).toMatchObject({
      status: 'stopped',
      stopReason: 'time',
    });
  });

  test('memory', () => {
    const solution = solveHard({ limits: { memory: 60_000 } });
    expect(solution).toMatchObject({ status: 'stopped', stopReason: 'memory' });
    expect(solution.counts.bytes).toBeLessThanOrEqual(60_000);
  });

  test('memory that the machine does not have', () => {
    const broken: Family<typeof hard, unknown> = {
      ...rushHour,
      plan: () => ({ algorithm: 'broken', heuristic: 'none' }),
      strategies: [
        {
          id: 'broken',
          summary: '',
          optimal: true,
          heuristics: [],
          start: () => ({
            step: () => {
              return newWords(2 ** 40);
            },
            counts: { expanded: 0, generated: 0, reopened: 0, duplicates: 0, peakOpen: 0, stored: 0, bytes: 0 },
            lowerBound: 4,
          }),
        },
      ],
    } as unknown as Family<typeof hard, unknown>;
    expect(unwrap(solve(broken, hard))).toMatchObject({ status: 'stopped', stopReason: 'memory', lowerBound: 4 });
  });

  test('a signal, and cancel', () => {
    const signal = { aborted: true };
    expect(solveHard({ signal })).toMatchObject({ status: 'stopped', stopReason: 'cancelled' });
    const solving = unwrap(unwrap(prepare(rushHour, hard)).start());
    expect(solving.step(500)).toBeUndefined();
    expect(solving.progress.counts.expanded).toBe(500);
    expect(solving.cancel()).toMatchObject({ status: 'stopped', stopReason: 'cancelled' });
    expect(solving.step(500)).toMatchObject({ status: 'stopped' });
  });

  test('progress is reported', () => {
    const bounds: number[] = [];
    solveHard({ onProgress: ({ lowerBound }) => bounds.push(lowerBound) });
    expect(bounds.length).toBeGreaterThan(1);
    expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
  });
});

test('a board that is solved already has a distance of 0, whatever stops the search', () => {
  const { position } = unwrap(rushHour.parse('aa..\n....', {}));
  expect(unwrap(solve(rushHour, position, { signal: { aborted: true } })).lowerBound).toBe(0);
  expect(unwrap(solve(rushHour, position))).toMatchObject({ status: 'solved', length: 0, optimal: true });
});

test('the plan is followed; a heuristic alone asks for A*', () => {
  const planned = { ...rushHour, plan: () => ({ algorithm: 'astar', heuristic: 'direct' }) };
  expect(unwrap(solve(planned, easy))).toMatchObject({ algorithm: 'astar', heuristic: 'direct' });
  expect(unwrap(solve(rushHour, easy, { heuristic: 'indirect' }))).toMatchObject({
    algorithm: 'astar',
    heuristic: 'indirect',
  });
  expect(unwrap(solve(rushHour, easy))).not.toHaveProperty('heuristic');
});

test('a strategy is known by its other names, too, and answers by its own', () => {
  let aliased = 0;
  for (const { strategies } of families) {
    const ids = new Set([...algorithms, ...strategies].map(({ id }) => id));
    for (const { aliases = [] } of strategies) for (const alias of aliases) expect(ids).not.toContain(alias);
    aliased += strategies.filter(({ aliases }) => aliases !== undefined).length;
  }
  expect(aliased).toBeGreaterThan(0);
  const { position } = unwrap(tiles.parse('1 2 3\n4 5 6\n7 0 8'));
  const byAlias: Family = tiles as unknown as Family;
  expect(unwrap(solve(byAlias, position, { algorithm: 'table' }))).toMatchObject({
    algorithm: 'complete-table',
    length: 1,
  });
});

test('slices of work grow and shrink with the time that they take', () => {
  expect(nextSlice(1, 0, 20)).toBe(4);
  expect(nextSlice(1000, 200, 20)).toBe(100);
  expect(nextSlice(1, 500, 20)).toBe(1);
});

describe('options that make no sense', () => {
  test.each<[SolveOptions, string]>([
    [{ metric: 'miles' }, 'there is no metric "miles": expected moves, steps'],
    [{ algorithm: 'magic' }, 'there is no algorithm "magic"'],
    [{ heuristic: 'guess' }, 'there is no heuristic "guess"'],
    [{ algorithm: 'weighted-astar', weight: 0.5 }, 'the weight must be a number from 1 to 1000'],
    [{ algorithm: 'weighted-astar', weight: Number.NaN }, 'the weight must be a number from 1 to 1000'],
    [{ algorithm: 'astar', weight: 2 }, '"astar" takes no weight'],
    [{ algorithm: 'bfs', heuristic: 'direct' }, '"bfs" uses no heuristic'],
    [{ limits: { expansions: Number.NaN } }, 'the limit on expansions must be a number from 0 up'],
    [{ limits: { memory: Number.NaN } }, 'the limit on memory must be a number from 0 up'],
    [{ limits: { time: { milliseconds: -1, now: () => 0 } } }, 'the limit on time must be a number from 0 up'],
    [{ algorithm: 'bidirectional' }, 'needs a list of all solved positions'],
  ])('%o', (options, message) => {
    const result = solve(rushHour, easy, options);
    expect(result.ok ? '' : result.problem.message).toContain(message);
  });
});

test('a wrong solution never leaves core: replaying it throws', () => {
  expect(() => replay(rushHour, easy, [{ vehicle: 'b', by: 1 }], 'moves')).toThrow(
    'The solution is not legal: vehicle "b" cannot move 1 down: no cell is free.',
  );
  const { position: tray } = unwrap(bricks.parse('goal: 1 1\nAXX\nAXX\nB..', {}));
  expect(() => replay(bricks, tray, [{ brick: 'A', path: ['up'] }], 'moves')).toThrow(
    'The solution is not legal: move 1: brick "A" cannot move up.',
  );
  expect(() => replay(rushHour, easy, [{ vehicle: 'c', by: -1 }], 'moves')).toThrow('does not solve the puzzle');
});
