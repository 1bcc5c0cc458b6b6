import { describe, expect, expectTypeOf, test } from 'vitest';
import { families } from '../families.js';
import { unwrap } from '../result.js';
import { rushHour, rushHourBasics } from '../rush-hour/index.js';
import { algorithms } from '../search/algorithms.js';
import { positionId, readPositionId } from '../session/position-id.js';
import { solve } from '../solving/solve.js';
import { samples } from '../testing/samples.js';
import { type TilesPosition, tiles } from '../tiles/index.js';
import type { Family } from './family.js';
import { withHeuristic } from './with-heuristic.js';

/** The family with its own usual heuristic once more, under another name. */
function withTwin(family: Family, metric: string, admissible = true): Family {
  const { defaultHeuristic } = family.metrics.find(({ id }) => id === metric)!;
  return withHeuristic(family, {
    id: 'mine',
    metrics: [metric],
    admissible,
    consistent: admissible && family.heuristics.find(({ id }) => id === defaultHeuristic)!.consistent,
    estimate(position) {
      const space = family.space(position, metric);
      const state = new Int32Array(space.stateWords);
      space.start(state, 0);
      return space.heuristic(defaultHeuristic)(state, 0);
    },
  });
}

const cases = families.flatMap((family) => family.metrics.map(({ id }) => [family.title, id, family] as const));

describe.each(cases)('%s in %s', (_, metric, family) => {
  // IDA* with its path alone follows every path of a board without a solution, which can take for ever.
  const boards = samples(family, 'small', 4, 3)
    .filter((board) => !family.isSolved(board) && unwrap(solve(family, board, { metric })).status === 'solved')
    .slice(0, 2);
  const informed = algorithms.filter((algorithm) => algorithm.informed && !(algorithm.backwards && !family.backwards));

  test('every algorithm does the same with a heuristic that estimates the same', () => {
    const twin = withTwin(family, metric);
    const { defaultHeuristic } = family.metrics.find(({ id }) => id === metric)!;
    expect(informed.length).toBeGreaterThan(3);
    for (const board of boards) {
      for (const { id: algorithm } of informed) {
        const own = unwrap(solve(family, board, { metric, algorithm, heuristic: defaultHeuristic }));
        expect(unwrap(solve(twin, board, { metric, algorithm, heuristic: 'mine' }))).toEqual({
          ...own,
          ...(own.heuristic === undefined ? {} : { heuristic: 'mine' }),
        });
      }
    }
  });

  test('without a promise, nothing is called optimal but by a proof', () => {
    const guess = withHeuristic(family, { id: 'guess', estimate: () => 3 });
    for (const { id: algorithm, shortestIf } of informed) {
      if (shortestIf === 'always') continue;
      for (const board of boards) {
        const { status, optimal, length, lowerBound } = unwrap(
          solve(guess, board, { metric, algorithm, heuristic: 'guess' }),
        );
        expect(optimal).toBe(status === 'solved' && length === lowerBound);
        const { length: shortest } = unwrap(solve(family, board, { metric }));
        expect(lowerBound).toBeLessThanOrEqual(shortest ?? Number.POSITIVE_INFINITY);
      }
    }
  });

  test('its positions are identified like others, and the family itself is as before', () => {
    const twin = withTwin(family, metric);
    const [board] = boards;
    const id = positionId(twin, board);
    expect(unwrap(readPositionId(id, [twin])).family).toBe(twin);
    expect(family.heuristics.map((heuristic) => heuristic.id)).not.toContain('mine');
  });
});

test('its id is known to compilers, and its position has a type', () => {
  const mine = withHeuristic(tiles, {
    id: 'corners',
    admissible: true,
    estimate(position) {
      expectTypeOf(position).toEqualTypeOf<TilesPosition>();
      return position.tiles[0] === position.goal[0] ? 0 : 1;
    },
  });
  const { position } = unwrap(mine.parse('0 1 3/4 2 5/7 8 6'));
  expect(unwrap(solve(mine, position, { algorithm: 'astar', heuristic: 'corners' }))).toMatchObject({
    heuristic: 'corners',
    optimal: true,
    length: 4,
  });
  expect(mine.heuristics.at(-1)).toEqual({
    id: 'corners',
    title: 'corners',
    summary: 'a heuristic that was added',
    metrics: ['stm', 'mtm'],
    admissible: true,
    consistent: false,
  });
  // @ts-expect-error: no heuristic of this name
  expect(solve(mine, position, { algorithm: 'astar', heuristic: 'edges' }).ok).toBe(false);
  expectTypeOf(mine.making).toEqualTypeOf(tiles.making);
  // The strategies of the family know their own heuristics only.
  const refused = solve(mine, position, { algorithm: 'idastar-fsm', heuristic: 'corners' });
  expect(refused.ok ? '' : refused.problem.message).toMatch(/^"idastar-fsm" cannot use the heuristic "corners"/);
});

test('the basics of a family take one, too, and several can be added', () => {
  const one = withHeuristic(rushHourBasics, { id: 'one', estimate: () => 0.5 });
  const both = withHeuristic(one, { id: 'two', estimate: (_, metric) => (metric === 'steps' ? 2 : 1) });
  const { position } = unwrap(both.parse('AA.B../...B../XX.B../....../....../......'));
  for (const heuristic of ['one', 'two'] as const) {
    expect(unwrap(solve(both, position, { metric: 'steps', algorithm: 'greedy', heuristic })).status).toBe('solved');
  }
  const estimate = (id: string) => {
    const space = both.space(position, 'steps');
    const state = new Int32Array(space.stateWords);
    space.start(state, 0);
    return space.heuristic(id)(state, 0);
  };
  // A fraction is rounded up, which keeps an estimate admissible: lengths are whole numbers.
  expect(['one', 'two', 'none'].map(estimate)).toEqual([1, 2, 0]);
});

test('what is wrong with it is said in a sentence', () => {
  const add = (heuristic: object) => () => withHeuristic(rushHour as Family, heuristic as never);
  const estimate = () => 0;
  expect(add({ id: 'direct', estimate })).toThrow(
    new TypeError('heuristic.id must be new: Rush Hour has a heuristic "direct" already'),
  );
  expect(add({ id: 'x', estimate, consistent: true })).toThrow(
    'heuristic.admissible must be true where heuristic.consistent is',
  );
  expect(add({ id: 'x', estimate, metrics: ['miles'] })).toThrow('there is no metric "miles"');
  const { position } = unwrap(rushHour.parse('AA.B../...B../XX.B../....../....../......'));
  const run = (value: number, admissible = false) => {
    const family = withHeuristic(rushHour, { id: 'x', admissible, estimate: () => value });
    return () => solve(family, position, { algorithm: 'astar', heuristic: 'x' });
  };
  for (const value of [Number.NaN, -1, Number.POSITIVE_INFINITY]) {
    expect(run(value)).toThrow(`the estimate of "x" must be a number from 0 to 1000000, not ${value}`);
  }
  expect(run(1, true)).toThrow('the estimate of "x" must be 0 where the position is solved, as it is admissible');
});
