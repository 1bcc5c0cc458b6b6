import { bricks } from '@slidewise/core/bricks';
import { withHeuristic } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../core/src/testing/samples.js';
import { checkHeuristics, type HeuristicReport, type SpreadRow } from './check-heuristics.js';
import { measures } from './measures.js';

// biome-ignore lint/suspicious/noExplicitAny: any family
type AnyFamily = any;

function check(family: AnyFamily, position: unknown, options: object = {}) {
  const work = checkHeuristics(family, position, options);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const board = unwrap(tiles.parse('4 1 2/5 3 0', {})).position;

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, family: AnyFamily) => {
  test('the heuristics are what they say, and counterexamples are true and the nearest', () => {
    let counterexamples = 0;
    for (const position of samples(family, 'small', 5, 9)) {
      for (const { id: metric } of family.metrics) {
        const { reports = [] } = check(family, position, { metric });
        expect(reports.length).toBeGreaterThan(0);
        for (const { heuristic, tooHigh, tooSteep, spread } of reports) {
          for (const { positions, mean, least, most, exact, distance } of spread) {
            expect(positions).toBeGreaterThan(0);
            expect(exact).toBeLessThanOrEqual(positions);
            expect(mean).toBeGreaterThanOrEqual(least - 1e-9);
            expect(mean).toBeLessThanOrEqual(most + 1e-9);
            expect(most > distance && tooHigh === undefined).toBe(false);
          }
          const own = family.heuristics.find(({ id }: { id: string }) => id === heuristic);
          if (own.admissible) expect(tooHigh).toBeUndefined();
          if (own.consistent) expect(tooSteep).toBeUndefined();
          const estimate = (at: unknown): number =>
            measures(family, at, { metric }).find(({ id }) => id === heuristic)!.value!;
          if (tooHigh !== undefined) {
            counterexamples++;
            expect(estimate(tooHigh.position)).toBe(tooHigh.estimate);
            expect(unwrap(solve(family, tooHigh.position, { metric })).length).toBe(tooHigh.distance);
            expect(tooHigh.estimate).toBeGreaterThan(tooHigh.distance);
          }
          if (tooSteep === undefined) continue;
          expect([estimate(tooSteep.position), estimate(tooSteep.after)]).toEqual([
            tooSteep.estimate,
            tooSteep.estimateAfter,
          ]);
          expect(tooSteep.estimate).toBeGreaterThan(tooSteep.estimateAfter + 1);
        }
      }
    }
    if (family.id === 'rush-hour') expect(counterexamples).toBeGreaterThan(0);
  });
});

test('a heuristic of one’s own that is right but for one board: that board, and no nearer one', () => {
  const solution = unwrap(solve(tiles, board, {}));
  // The board that is 5 moves from the goal on the shortest path.
  let wrong = board;
  for (const move of solution.moves.slice(0, solution.length! - 5)) wrong = unwrap(tiles.play(wrong, move));
  const family = withHeuristic(tiles, {
    id: 'mine',
    metrics: ['stm'],
    estimate: (position) => (position.tiles.join() === wrong.tiles.join() ? 6 : 0),
  });
  const { positions, reports } = check(family, board, { heuristics: ['mine', 'manhattan'] });
  expect(positions).toBe(360);
  expect(reports).toEqual([
    {
      heuristic: 'mine',
      tooHigh: { position: wrong, estimate: 6, distance: 5 },
      tooSteep: expect.objectContaining({ position: wrong, estimate: 6, estimateAfter: 0, distance: 5 }),
      spread: expect.any(Array),
    },
    { heuristic: 'manhattan', spread: expect.any(Array) },
  ]);
});

test('what a heuristic says at each distance: all positions of the small 8-puzzle', () => {
  const solved = unwrap(tiles.parse('1 2/3 0', {})).position;
  const { reports = [] } = check(tiles, solved, { heuristics: ['none', 'hamming'] });
  const [none, hamming] = reports.map(({ spread }: HeuristicReport) => spread) as (readonly SpreadRow[])[];
  // A ring of twelve positions: two of each distance, but for the two ends.
  expect(none!.map(({ positions }) => positions)).toEqual([1, 2, 2, 2, 2, 2, 1]);
  expect(none![3]).toEqual({ distance: 3, positions: 2, mean: 0, least: 0, most: 0, exact: 0 });
  expect(hamming![1]).toEqual({ distance: 1, positions: 2, mean: 1, least: 1, most: 1, exact: 2 });
});

test("the bricks of a course's text: one that can be walked around is counted", () => {
  const around = unwrap(bricks.parse('goal: 1 1\nXA\n..', {})).position;
  const { reports = [] } = check(bricks, around, { metric: 'steps', heuristics: ['blockers', 'manhattan'] });
  expect(reports[0]!.tooHigh).toMatchObject({ estimate: 3, distance: 2 });
  expect(reports[1]).toEqual({ heuristic: 'manhattan', spread: expect.any(Array) });
});

test('a space without a goal, where nothing is too much; and one that is too large', () => {
  const locked = unwrap(rushHour.parse('...b../...bee/aa.b.d/.....d/...c../...c..', {})).position;
  const family = withHeuristic(rushHour, { id: 'mine', estimate: () => 99 });
  const nothing = { heuristic: 'mine', spread: [] };
  expect(check(family, locked, { heuristics: ['mine'] })).toEqual({ positions: 18, reports: [nothing] });
  expect(check(tiles, board, { positions: 100 })).toEqual({ positions: 101, limit: 'positions' });
  expect(check(tiles, board, { memory: 3000 })).toEqual({ positions: expect.any(Number), limit: 'memory' });
});

test('on a large board there is a pause before all successors of one position are found', () => {
  const row = (brick: number) => Array.from({ length: 40 }, (_, at) => (at === brick ? at + 2 : 0));
  const rows = Array.from({ length: 40 }, (_, at) => `${row(at === 39 ? -1 : at).join(',')},`);
  const text = `40,40,\n${rows.join('\n')}`.replace(/0,$/, '-1,');
  const wide = unwrap(bricks.parse(text)).position;
  // Each of 39 bricks can go to more than a thousand places.
  const { value } = checkHeuristics(bricks, wide, { metric: 'moves' }).next();
  expect(value).toBeLessThan(20_000);
});

test('points tell of every board once, and each has one of its boards', () => {
  const { reports } = check(tiles, board, { heuristics: ['manhattan', 'hamming'], points: true });
  for (const { heuristic, points, spread } of reports as HeuristicReport[]) {
    expect(points!.reduce((sum, { positions }) => sum + positions, 0)).toBe(360);
    expect(points![0]!.position).toEqual(board);
    for (const { distance, estimate, position } of points!) {
      expect(measures(tiles, position as typeof board).find(({ id }) => id === heuristic)!.value).toBe(estimate);
      expect(estimate).toBeGreaterThanOrEqual(spread[distance]!.least);
      expect(estimate).toBeLessThanOrEqual(spread[distance]!.most);
    }
  }
  expect(check(tiles, board).reports![0]!.points).toBeUndefined();
});
