import { expect, expectTypeOf, test } from 'vitest';
import type { BricksIds } from '../bricks/index.js';
import type { Message } from '../messages/message.js';
import { unwrap } from '../result.js';
import { rushHour, type Slide } from '../rush-hour/index.js';
import type { AlgorithmId } from '../search/algorithms.js';
import { Session } from '../session/session.js';
import type { SolveOptions } from '../solving/options.js';
import type { Solution, StopReason } from '../solving/solution.js';
import { solve } from '../solving/solve.js';
import { type TilesIds, tiles } from '../tiles/index.js';
import type { Family } from './family.js';

// What compilers know of the library. These lines are checked when the tests are compiled; here they only run.

const { position } = unwrap(rushHour.parse('AA.B../...B../XX.B../....../....../......'));

test('ids are literal types, and each family has its own', () => {
  expectTypeOf(rushHour.metrics[0]!.id).toEqualTypeOf<'moves' | 'steps'>();
  expectTypeOf<BricksIds['strategy']>().toEqualTypeOf<'bfs-mirror'>();
  expectTypeOf<'pdb-78'>().toExtend<TilesIds['heuristic']>();
  expectTypeOf<'astar'>().toExtend<AlgorithmId>();
  expectTypeOf<string>().not.toExtend<TilesIds['metric']>();

  unwrap(solve(rushHour, position, { metric: 'moves', algorithm: 'astar', heuristic: 'forced' }));
  // @ts-expect-error: a metric of tiles
  expect(solve(rushHour, position, { metric: 'stm' }).ok).toBe(false);
  // @ts-expect-error: a heuristic of tiles
  expect(solve(rushHour, position, { heuristic: 'manhattan' }).ok).toBe(false);
  // @ts-expect-error: a strategy of bricks
  expect(solve(rushHour, position, { algorithm: 'bfs-mirror' }).ok).toBe(false);
  // @ts-expect-error: a format of bricks
  expect(rushHour.print(position, 'sbp').ok).toBe(false);
  // @ts-expect-error: a position of another family
  expect(solve(tiles, position).ok).toBe(false);
});

test('options can be left out', () => {
  expectTypeOf(rushHour.parse).toBeCallableWith('AA');
  expectTypeOf(rushHour.moves).toBeCallableWith(position);
  expect(rushHour.moves(position)).toEqual(rushHour.moves(position, 'moves'));
});

test('code for any family takes strings', () => {
  const count = (family: Family, start: unknown, metric: string, algorithm: string): number | undefined =>
    unwrap(solve(family, start, { metric, algorithm })).length;
  expect(count(rushHour, position, 'steps', 'astar')).toBe(7);
  const generic = <P, M>(family: Family<P, M>, start: P, options: SolveOptions): Solution<M> =>
    unwrap(solve(family, start, options));
  expectTypeOf(generic(rushHour, position, { metric: 'moves' })).toEqualTypeOf<Solution<Slide>>();
  expectTypeOf(rushHour).toExtend<Family>();
});

test('the status of a solution says what it has', () => {
  const solution = unwrap(solve(rushHour, position));
  expectTypeOf(solution.length).toEqualTypeOf<number | undefined>();
  if (solution.status === 'solved') {
    expectTypeOf(solution.length).toEqualTypeOf<number>();
    expectTypeOf(solution.optimal).toEqualTypeOf<boolean>();
    expectTypeOf(solution.moves).toEqualTypeOf<readonly Slide[]>();
    expectTypeOf(solution.metric).toEqualTypeOf<'moves' | 'steps'>();
  } else {
    expectTypeOf(solution.optimal).toEqualTypeOf<false>();
    expectTypeOf(solution.reason).toEqualTypeOf<Message>();
  }
  if (solution.status === 'stopped') expectTypeOf(solution.stopReason).toEqualTypeOf<StopReason>();
  expect(solution.length).toBe(2);
});

test('a session hands its ids on to its solver', () => {
  const game = Session.start(rushHour, unwrap(rushHour.parse('AA.B../...B../XX.B../....../....../......')));
  expectTypeOf(game.metric).toEqualTypeOf<'moves' | 'steps'>();
  expectTypeOf(game).toExtend<Session>();
  expect(game.metric).toBe('moves');
});
