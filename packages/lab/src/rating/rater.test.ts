import { bricks } from '@slidewise/core/bricks';
import { makingOf } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../core/src/testing/samples.js';
import { Rater, rate } from './rater.js';
import { scoreOf } from './score.js';

const board = unwrap(rushHour.parse('AA.B..\n...B..\nXX.B..\n......\n......\n......')).position;
const eight = unwrap(tiles.parse('4 1 3/7 2 5/0 8 6')).position;

describe('the score', () => {
  test('is the length, and behind the point how hard a board is among those of its length', () => {
    expect(scoreOf({ length: 20 })).toBe(20);
    expect(scoreOf({ length: 20, guidedBits: null, greedyPositions: null })).toBe(20);
    expect(scoreOf({ length: 20, guidedBits: 0, greedyPositions: 20 })).toBe(20);
    expect(scoreOf({ length: 20, guidedBits: 40, greedyPositions: 20 })).toBe(20.5);
    expect(scoreOf({ length: 20, guidedBits: 0, greedyPositions: 20 * Math.E })).toBe(20.5);
    expect(scoreOf({ length: 6, guidedBits: 9, greedyPositions: 10 })).toBe(6.56);
    expect(scoreOf({ length: 1, guidedBits: 1e9, greedyPositions: 1 })).toBe(1.99);
    expect(scoreOf({ length: 0, guidedBits: 0, greedyPositions: 0 })).toBe(0);
  });

  test('more bits and more positions make it larger, and a move more makes it larger than all of these', () => {
    const hard = scoreOf({ length: 9, guidedBits: 60, greedyPositions: 900 });
    expect(scoreOf({ length: 9, guidedBits: 20, greedyPositions: 30 })).toBeGreaterThan(
      scoreOf({ length: 9, guidedBits: 15, greedyPositions: 30 }),
    );
    expect(scoreOf({ length: 9, guidedBits: 20, greedyPositions: 30 })).toBeGreaterThan(
      scoreOf({ length: 9, guidedBits: 20, greedyPositions: 20 }),
    );
    expect(scoreOf({ length: 10, guidedBits: 0, greedyPositions: 10 })).toBeGreaterThan(hard);
  });
});

test('steps and slices come to the same as one go', () => {
  const whole = unwrap(rate(rushHour, board));
  const rater = unwrap(Rater.start(rushHour, board));
  expect(rater.activity.code).toBe('solving');
  let steps = 0;
  let rating = rater.step(3);
  for (; rating === undefined; rating = rater.step(3)) steps++;
  expect(steps).toBeGreaterThan(5);
  expect(rating).toEqual(whole);
  expect(rater.step(1)).toBe(rating);
  expect(rater.cancel()).toBe(rating);
});

test('a solved position is rated, too', () => {
  const solved = unwrap(tiles.parse('1 2 3/4 5 6/7 8 0')).position;
  const rating = unwrap(rate(tiles, solved));
  expect(rating).toMatchObject({ optimum: { stm: 0, mtm: 0 }, score: 0, level: 'beginner', notes: [] });
  expect(rating.features).toMatchObject({
    positions: 181440,
    solutions: '1',
    legalMoves: 0,
    traps: 0,
    movingPieces: 0,
  });
});

test('a board without a solution is known to have none, and its positions are counted', () => {
  const stuck = unwrap(bricks.parse('master: X\ngoal: 1 0\n\nX#.\n##A')).position;
  const rating = unwrap(rate(bricks, stuck));
  expect(rating).toMatchObject({
    score: null,
    level: 'unsolvable',
    optimum: { moves: null, steps: null },
    profile: [],
  });
  expect(rating.reason?.message).toMatch(/\w/);
  expect(rating.features).toMatchObject({ positions: 2, solvedPositions: 0, farthest: null, solutions: null });
});

test('where a whole component is too large, the ways are known still, by what lies near them', () => {
  const rating = unwrap(rate(tiles, eight, { limits: { positions: 10_000 } }));
  expect(rating).toMatchObject({ optimum: { stm: 6 }, level: 'beginner' });
  expect(rating.notes.map(({ message }) => message)).toEqual([
    'more than 10,000 positions can be reached: their number and the detours are not known',
  ]);
  expect(rating.features).toMatchObject({ positions: null, meanDetour: null, solutions: '1', bottlenecks: 5 });
  expect(rating.score).toBeGreaterThan(6);
});

test('where that is too much, too, moves beside one solution are judged by solving what they lead to', () => {
  const near = unwrap(rate(tiles, eight, { limits: { positions: 10_000 } }));
  const rating = unwrap(rate(tiles, eight, { limits: { positions: 5 } }));
  expect(rating).toMatchObject({ optimum: { stm: 6 }, score: 6, level: 'beginner' });
  expect(rating.features).toMatchObject({ solutions: null, choiceBits: null });
  expect(rating.features.legalMoves).toBeCloseTo(near.features.legalMoves!, 9);
  expect(rating.profile).toEqual(near.profile);
  expect(rating.notes).toHaveLength(3);
});

test('only the score is quick, and the same', () => {
  const all = unwrap(rate(rushHour, board));
  const quick = unwrap(rate(rushHour, board, { wanted: 'score' }));
  expect(quick).toMatchObject({ score: all.score, level: all.level, optimum: all.optimum, profile: [] });
  expect(quick.features).toMatchObject({ choiceBits: all.features.choiceBits, pieces: null, idle: null });
});

describe('limits', () => {
  const large = [1, 2, 3, 4]
    .map((seed) => makingOf(tiles).random(seededRandom(seed), { width: 6, height: 6 }))
    .find((position) => tiles.refute(position) === undefined)!;

  test('of time: the board is open, and what is known of its length is said', () => {
    const rating = unwrap(rate(tiles, large, { limits: { time: 0 } }));
    expect(rating).toMatchObject({ score: null, level: 'open', reason: { message: 'the time limit was hit' } });
    expect(rating.bounds.stm!.least).toBeGreaterThan(10);
  });

  test('of memory: the component is not explored, but the ways are', () => {
    const rating = unwrap(rate(tiles, eight, { limits: { memory: 3e6 }, wanted: 'score' }));
    expect(rating.score).toBeGreaterThan(6);
    expect(rating.notes.map(({ message }) => message)).toEqual([
      'there is no memory for all positions that can be reached: their number and the detours are not known',
    ]);
  });

  test.each([
    [{ limits: { time: -1 } }, 'the limit on time must be a number from 0 up, not -1'],
    [{ limits: { memory: Number.NaN } }, 'the limit on memory must be a number from 0 up, not NaN'],
    [{ limits: { positions: 1.5 } }, 'the limit on positions must be a whole number from 0 up, not 1.5'],
    [{ metric: 'leaps' }, 'there is no metric "leaps"'],
    [{ wanted: 'nothing' }, 'options.wanted must be "score" or "everything", not "nothing"'],
  ])('that make no sense: %j', (options, sentence) => {
    const rated = rate(rushHour, board, options as object);
    expect(rated.ok ? '' : rated.problem.message).toContain(sentence);
  });

  test('cancelling leaves what is known', () => {
    const rater = unwrap(Rater.start(rushHour, board));
    expect(rater.cancel()).toMatchObject({ level: 'open', score: null, reason: { code: 'cancelled' } });
    const later = unwrap(Rater.start(rushHour, board));
    while (later.activity.code === 'solving') later.step(1);
    expect(later.cancel()).toMatchObject({ level: 'beginner', optimum: { moves: 2 } });
    expect(later.cancel().notes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^it was cancelled while \w+/),
    ]);
  });
});

test('shortest solutions are counted exactly beyond the integers of floating point', () => {
  // Three vehicles have to slide down by 25 cells each, before the target passes: in any order, step by step.
  const vehicle = (name: string, column: number) => ({ name, horizontal: false, row: 0, column, length: 25 });
  const target = { name: 'X', horizontal: true, row: 24, column: 0, length: 2 };
  const position = unwrap(
    rushHour.check({
      width: 5,
      height: 50,
      walls: [],
      vehicles: [vehicle('A', 2), vehicle('B', 3), vehicle('C', 4), target],
      target: 'X',
      goal: 'exit',
    }),
  );
  const { features, optimum } = unwrap(
    rate(rushHour, position, { metric: 'steps', wanted: 'score', limits: { positions: 200_000 } }),
  );
  expect(optimum.steps).toBe(78);
  const expected = String(orders());
  expect(BigInt(expected)).toBeGreaterThan(2n ** 53n);
  expect(features.solutions).toBe(expected);
  expect(features.solutionsLog10).toBeCloseTo(Math.log10(Number(expected)), 6);
});

/** How many orders there are of 25 steps of each of three vehicles and 3 of the target, each after all steps of one of them. */
function orders(): bigint {
  const known = new Map<string, bigint>();
  const count = (a: number, b: number, c: number, x: number): bigint => {
    if (x === 3) return 1n;
    const name = `${a} ${b} ${c} ${x}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    let ways = 0n;
    if (a < 25) ways += count(a + 1, b, c, x);
    if (b < 25) ways += count(a, b + 1, c, x);
    if (c < 25) ways += count(a, b, c + 1, x);
    if ([a, b, c][x] === 25) ways += count(a, b, c, x + 1);
    known.set(name, ways);
    return ways;
  };
  return count(0, 0, 0, 0);
}

test.each(families.map((family) => [family.id, family] as const))(
  'the same board, the same rating: %s',
  (_, family) => {
    const [position] = samples(family, 'small', 1, 3);
    expect(rate(family, position)).toEqual(rate(family, position));
  },
);
