import { describe, expect, test } from 'vitest';
import { bricks } from '../bricks/index.js';
import { MemoryTableCache } from '../memory-table-cache.js';
import { unwrap } from '../result.js';
import { rushHour } from '../rush-hour/index.js';
import { saying } from '../testing/saying.js';
import { tiles } from '../tiles/index.js';
import { finish } from './drive.js';
import { prepare } from './prepare.js';
import { Refuting } from './refuting.js';
import { solve } from './solve.js';

const fifteen = unwrap(tiles.parse('6 5 4 7/1 3 2 8/9 10 0 11/13 14 15 12')).position;
const odd = unwrap(tiles.parse('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0')).position;
const jam = unwrap(rushHour.parse('BBBKLM/HCCKLM/H.AALM/DDJ.../.IJ.EE/.IFFGG')).position;
const stuck = unwrap(rushHour.parse('...b/aa.b/...b/....')).position;
const klotski = unwrap(bricks.parse('master: X\ngoal: 3 1\nAXXB\nAXXB\nCEED\nCFGD\nH..I')).position;

describe('what will be done is said beforehand', () => {
  test('and is what is done', () => {
    const prepared = unwrap(prepare(rushHour, jam, { algorithm: 'weighted-astar' }));
    expect(prepared).toMatchObject({ metric: 'moves', algorithm: 'weighted-astar', weight: 1.5 });
    const solution = finish(unwrap(prepared.start()));
    expect(solution).toMatchObject({ algorithm: prepared.algorithm, heuristic: prepared.heuristic });
  });

  test('without what the algorithm does not use', () => {
    const { heuristic, weight, tables } = unwrap(prepare(rushHour, jam, { algorithm: 'bfs' }));
    expect([heuristic, weight, tables]).toEqual([undefined, undefined, []]);
  });

  test('with the large tables that it takes, unless a proof without search makes them unnecessary', () => {
    const options = { tables: new MemoryTableCache() };
    expect(unwrap(prepare(tiles, fifteen, options)).tables.map(({ id }) => id)).not.toEqual([]);
    expect(unwrap(prepare(tiles, odd, options)).tables).toEqual([]);
    expect(unwrap(prepare(tiles, odd, { ...options, proveFirst: false })).tables).not.toEqual([]);
    expect(unwrap(prepare(tiles, fifteen, { algorithm: 'bfs' })).tables).toEqual([]);
  });

  test('and is decided again by the same options where tables have come that change the plan', () => {
    const planning: typeof rushHour = {
      ...rushHour,
      plan: (_, __, tables) => ({ algorithm: tables.has('a table') ? 'astar' : 'bfs', heuristic: 'none' }),
    };
    const tables = new MemoryTableCache();
    const prepared = unwrap(prepare(planning, jam, { metric: 'steps', tables }));
    expect(prepared.algorithm).toBe('bfs');
    tables.put('a table', new Uint8Array(1));
    expect(unwrap(prepared.again())).toMatchObject({ algorithm: 'astar', metric: 'steps', position: jam });
    expect(prepared.algorithm).toBe('bfs');
  });
});

describe('a plain proof', () => {
  test('can be looked for alone', () => {
    expect(finish(new Refuting(rushHour, stuck)).reason?.message).toContain('can never leave the row');
    expect(finish(new Refuting(rushHour, jam))).toEqual({});
  });

  test('is looked for in steps where a board is large, and a slice of no time does one of them', () => {
    let [steps, asked] = [0, 0];
    const slow: typeof bricks = {
      ...bricks,
      *prepare() {
        for (; steps < 3; steps++) yield 0;
      },
      refute: () => saying(`asked after ${++asked && steps} steps`),
    };
    const refuting = new Refuting(slow, klotski);
    expect([0, 0, 0].map(() => refuting.work(0))).toEqual([undefined, undefined, undefined]);
    expect([refuting.cancel(), asked]).toEqual([{}, 0]);
    expect(refuting.work(0)).toMatchObject({ reason: { message: 'asked after 3 steps' } });
  });
});

test('the limits for which it was prepared are in force, unless it is started with others', () => {
  const prepared = unwrap(prepare(rushHour, jam, { limits: { expansions: 2 } }));
  expect(finish(unwrap(prepared.start()))).toMatchObject({ status: 'stopped', counts: { expanded: 2 } });
  expect(finish(unwrap(prepared.start({ limits: {} }))).status).toBe('solved');
  // Checkpoints belong to tables.
  const small = { tables: new MemoryTableCache(), limits: { memory: 1e6 } };
  expect(unwrap(prepare(tiles, fifteen, small)).heuristic).toBe('linear-conflict');
  expect(unwrap(prepare(tiles, fifteen, { ...small, resume: null })).heuristic).toBe('pdb-663');
  const wrong = prepare(rushHour, jam, { limits: { memory: -1 } });
  expect(wrong.ok ? '' : wrong.problem.message).toBe('the limit on memory must be a number from 0 up, not -1');
});

test('only algorithms that are registered for it break ties', () => {
  expect(unwrap(solve(bricks, klotski, { metric: 'moves', tieBreak: 'steps' }))).toMatchObject({
    algorithm: 'bfs',
    length: 81,
  });
  expect(solve(bricks, klotski, { algorithm: 'astar', tieBreak: 'steps' })).toMatchObject({
    problem: { message: 'only the algorithm "bfs" can break ties, not "astar"' },
  });
  expect(solve(rushHour, jam, { tieBreak: 'moves' })).toMatchObject({
    problem: {
      message: 'ties in moves cannot be broken by "moves" (possible: none)',
    },
  });
  expect(solve(bricks, klotski, { metric: 'slides', tieBreak: 'moves' })).toMatchObject({
    problem: {
      message: 'ties in slides cannot be broken by "moves" (possible: steps)',
    },
  });
});

test('what is cancelled before it has begun still knows a lower bound', () => {
  const { position } = unwrap(tiles.parse('2 1 3/4 5 6/8 7 0'));
  const solving = unwrap(
    unwrap(prepare(tiles, position, { algorithm: 'idastar-fsm', heuristic: 'manhattan' })).start(),
  );
  expect(solving.cancel()).toMatchObject({ status: 'stopped', stopReason: 'cancelled', lowerBound: 4 });
});
