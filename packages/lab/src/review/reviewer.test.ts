import { bricks } from '@slidewise/core/bricks';
import { type Family, same } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { explore, goalDistances } from '@slidewise/core/search';
import { finish, solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../core/src/testing/samples.js';
import type { Review } from './review.js';
import { Reviewer, review } from './reviewer.js';

const board = unwrap(rushHour.parse('AA.B..\n...B..\nXX.B..\n......\n......\n......')).position;
const eight = unwrap(tiles.parse('4 1 3/7 2 5/0 8 6')).position;

/** Random legal moves in a metric, never the last one back if anything else is legal. */
function wander<P, M>(family: Family<P, M>, start: P, count: number, seed: number, metric: string): M[] {
  const random = seededRandom(seed);
  const moves: M[] = [];
  let position = start;
  for (let i = 0; i < count; i++) {
    const legal = family.moves(position, metric);
    if (legal.length === 0) break;
    const move = random.pick(legal);
    moves.push(move);
    position = unwrap(family.play(position, move));
  }
  return moves;
}

/** The distances of positions that can be reached from one, by brute force; undefined if there are very many. */
function distancesFrom<P, M>(family: Family<P, M>, start: P, metric: string): ((position: P) => number) | undefined {
  const space = family.space(start, metric);
  const exploration = explore(space, 20_000);
  if (!exploration.complete) return undefined;
  const distances = goalDistances(space, exploration);
  return (position) => {
    const own = family.space(position, metric);
    const [state, key] = [new Int32Array(own.stateWords), new Int32Array(own.keyWords)];
    own.start(state, 0);
    own.save(state, 0, key, 0);
    return distances[exploration.states.find(key, 0)]!;
  };
}

/** The same without continuations, of which several are right. */
function facts<P, M>({ points, ...rest }: Review<P, M>) {
  return { ...rest, points: points.map(({ continuation, ...point }) => ({ ...point, onward: continuation.length })) };
}

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family: Family) => {
  const some = samples(family, 'small', 12);

  test.each(family.metrics.map((metric) => metric.id))(
    'in %s, each distance, mark, best move and continuation is right by brute force',
    (metric) => {
      let judged = 0;
      for (const [i, start] of some.entries()) {
        const distanceOf = distancesFrom(family, start, metric);
        if (distanceOf === undefined) continue;
        const moves = wander(family, start, 6, i, metric);
        const { points, status, turningPoint } = unwrap(review(family, start, moves, { metric }));
        const first = distanceOf(start);
        expect(status).toBe(first < 0 ? 'unsolvable' : 'reviewed');
        if (first < 0) continue;
        let lost = 0;
        for (const { position, least, most, best, allBest, continuation, next } of points) {
          const distance = distanceOf(position);
          expect([least, most, allBest]).toEqual([distance, distance, true]);
          const after = (move: unknown) => unwrap(family.play(position, move));
          const wanted = family.moves(position, metric).filter((move) => distanceOf(after(move)) === distance - 1);
          expect(best).toEqual(wanted);
          expect(continuation).toHaveLength(distance);
          const end = continuation.reduce((at: unknown, move) => unwrap(family.play(at, move)), position);
          expect(family.isSolved(end)).toBe(true);
          if (next === undefined) continue;
          judged++;
          expect(next.lost).toBe(distanceOf(after(next.move)) + next.cost - distance);
          expect(next.mark === 'best').toBe(wanted.some((move) => same(move, next.move)));
          lost += next.lost!;
        }
        const last = points.at(-1)!;
        expect(lost).toBe(last.played + last.least - first);
        expect(turningPoint?.lost ?? 0).toBe(Math.max(0, ...points.map(({ next }) => next?.lost ?? 0)));
      }
      expect(judged).toBeGreaterThan(5);
    },
  );
});

test.each([
  ['Rush Hour', rushHour, board],
  ['tiles', tiles, eight],
] as const)('%s: solving position by position comes to the same as a survey', (_, family, start) => {
  const any = family as Family;
  const moves = wander(any, start, 8, 3, any.metrics[0]!.id);
  const surveyed = unwrap(review(any, start, moves));
  const solved = unwrap(review(any, start, moves, { limits: { positions: 10 } }));
  expect(surveyed.status).toBe('reviewed');
  expect(facts(solved)).toEqual(facts(surveyed));
});

test('moves are marked: a shortest way kept, no progress, ground lost; the turning point is the largest loss, the first of equals', () => {
  const texts = ['A right 1', 'A left 1', 'B down 3', 'X right 4'];
  let position = board;
  const moves = texts.map((text) => {
    const move = unwrap(rushHour.parseMove(position, text));
    position = unwrap(rushHour.play(position, move));
    return move;
  });
  const { points, turningPoint, finding, solved, length } = unwrap(review(rushHour, board, moves));
  expect(points.map(({ least }) => least)).toEqual([2, 2, 2, 1, 0]);
  expect(points.map(({ next }) => next?.mark)).toEqual(['even', 'even', 'best', 'best', undefined]);
  expect([solved, length]).toEqual([true, 4]);
  expect(turningPoint).toEqual({ number: 1, lost: 1, better: { vehicle: 'B', by: 3 }, possible: 2, proved: true });
  expect(finding).toEqual({
    code: 'turning-point',
    values: {
      number: 1,
      lost: 1,
      possible: 2,
      unit: 'move',
      move: { code: 'slides', values: { piece: 'A', direction: 'right', cells: 1 }, message: 'A right 1' },
      better: { code: 'slides', values: { piece: 'B', direction: 'down', cells: 3 }, message: 'B down 3' },
    },
    message: 'Move 1 was the turning point. A right 1 put you 1 move behind; B down 3 kept you on 2.',
  });
});

test('a shortest solution has nothing to find fault with, and an unplayed game neither', () => {
  const solution = unwrap(solve(rushHour, board)).moves;
  const perfect = unwrap(review(rushHour, board, solution));
  expect(perfect).toMatchObject({ turningPoint: null, status: 'reviewed', finding: { code: 'nothing-lost' } });
  expect(perfect.points.map(({ continuation }) => continuation.length)).toEqual([2, 1, 0]);
  expect(unwrap(review(rushHour, board, [])).finding.code).toBe('no-moves');
});

test('an unfinished game is reviewed as far as it goes', () => {
  const { points, solved, status } = unwrap(review(rushHour, board, [{ vehicle: 'A', by: 1 }]));
  expect([solved, status, points.length]).toEqual([false, 'reviewed', 2]);
  expect(points[1]).toMatchObject({ least: 2, most: 2, played: 1, best: [{ vehicle: 'B', by: 3 }] });
});

test('a board without a solution has no marks and no turning point', () => {
  const stuck = unwrap(bricks.parse('master: X\ngoal: 1 0\n\nX#.\n##A')).position;
  const moves = wander(bricks, stuck, 1, 1, 'moves');
  for (const positions of [1000, 0]) {
    const { status, turningPoint, finding, points, reason } = unwrap(
      review(bricks, stuck, moves, { limits: { positions } }),
    );
    expect([status, turningPoint, finding.code]).toEqual(['unsolvable', null, 'no-solution']);
    expect(reason?.message).toMatch(/\w/);
    expect(points.map(({ most, next }) => [most, next?.mark ?? null])).toEqual([
      [null, null],
      [null, null],
    ]);
  }
});

test('where no time is left nothing is claimed: bounds by the game itself, and no mark that is not proved', () => {
  const start = unwrap(tiles.parse('14 15 8 12/10 11 9 13/2 6 5 1/3 7 4 0')).position;
  const moves = wander(tiles, start, 5, 1, 'stm');
  const limits = { time: { milliseconds: 0, now: () => 0, since: 0 } };
  const { status, points, reason, turningPoint, finding } = unwrap(review(tiles, start, moves, { limits }));
  expect([status, reason?.message, turningPoint]).toEqual(['partial', 'the time limit was hit', null]);
  expect(finding.code).toBe('nothing-known');
  expect(points.map(({ most, best, next }) => [most, best, next?.mark ?? null])).toEqual(
    points.map(() => [null, [], null]),
  );
  // The player solved the board, so that the rest of the game is a solution from each position.
  const short = unwrap(solve(tiles, eight)).moves;
  const played = unwrap(review(tiles, eight, short, { limits: { ...limits, positions: 0 } }));
  expect(played.points.map(({ most, continuation }) => [most, continuation.length])).toEqual(
    short.map((_, i) => [short.length - i, short.length - i]).concat([[0, 0]]),
  );
});

test('steps, slices and one go come to the same, and a cancelled review stays as it is', () => {
  const moves = wander(rushHour, board, 5, 2, 'moves');
  const whole = unwrap(review(rushHour, board, moves));
  const reviewer = unwrap(Reviewer.start(rushHour, board, moves));
  let steps = 0;
  let result = reviewer.step(3);
  for (; result === undefined; result = reviewer.step(3)) steps++;
  expect(steps).toBeGreaterThan(5);
  expect(result).toEqual(whole);
  expect(reviewer.cancel()).toBe(result);
  const stopped = unwrap(Reviewer.start(rushHour, board, moves));
  const early = stopped.cancel();
  expect([early.status, early.reason?.message]).toEqual(['partial', 'it was cancelled']);
  expect(finish(stopped)).toBe(early);
});

test('a move that is not legal, and a game that is too long, are problems', () => {
  const bad = review(rushHour, board, [{ vehicle: 'X', by: 4 }]);
  expect(bad.ok ? '' : bad.problem.message).toMatch(/^move 1: /);
  const long = Array.from({ length: 10_001 }, (_, i) => ({ vehicle: 'A', by: i % 2 === 0 ? 1 : -1 }));
  const tooLong = review(rushHour, board, long);
  expect(tooLong.ok ? '' : tooLong.problem.message).toBe(
    'games of up to 10,000 moves can be reviewed, but this has 10,001',
  );
});
