import { expect, test } from 'vitest';
import { unwrap } from '../result.js';
import { rushHour, rushHourBasics } from '../rush-hour/index.js';
import { aStar, breadthFirst, idaStar } from '../search/algorithms.js';
import { prepareWith } from './prepare.js';
import { solve, solveWith } from './solve.js';

const BOARD = '...B../...BEE/AA.B.D/...C.D/...C../......';
const { position } = unwrap(rushHourBasics.parse(BOARD));
/** A board for which the family plans A*. */
const { position: large } = unwrap(
  rushHourBasics.parse(`${'.'.repeat(12)}/AA..B${'.'.repeat(7)}/....B${'.'.repeat(7)}/${'.'.repeat(12)}`),
);

test('the same answer as with all algorithms, where the planned one is among them', () => {
  expect(unwrap(solveWith([aStar, breadthFirst], rushHourBasics, position))).toEqual(unwrap(solve(rushHour, position)));
});

test('the first of the list, where the planned one is not', () => {
  const [planned, first] = [solve(rushHour, large), solveWith([breadthFirst, idaStar], rushHourBasics, large)].map(
    unwrap,
  );
  expect([planned!.algorithm, first!.algorithm]).toEqual(['astar', 'bfs']);
  expect(first).toMatchObject({ status: 'solved', optimal: true, lowerBound: planned!.lowerBound });
});

test('a heuristic is for the first algorithm that uses one', () => {
  const solved = unwrap(solveWith([breadthFirst, idaStar, aStar], rushHourBasics, position, { heuristic: 'direct' }));
  expect([solved.algorithm, solved.heuristic]).toEqual(['idastar', 'direct']);
});

test.each([
  [{ algorithm: 'astar' }, 'there is no algorithm "astar": expected bfs'],
  [{ heuristic: 'direct' }, '"bfs" uses no heuristic'],
  [{ tieBreak: 'steps' }, 'none of these algorithms can break ties'],
] as const)('what the algorithms cannot do is said: %o', (options, message) => {
  const prepared = prepareWith([breadthFirst], rushHourBasics, position, options);
  expect(prepared).toMatchObject({ ok: false, problem: { message } });
});

test('a family and its basics have the same functions and positions', () => {
  expect(rushHourBasics.check(position)).toEqual({ ok: true, value: position });
  expect(unwrap(rushHour.check(position))).toBe(position);
  expect(unwrap(rushHourBasics.check(unwrap(rushHour.parse(BOARD)).position))).toEqual(position);
  expect(rushHour.parse).toBe(rushHourBasics.parse);
  for (const [member, value] of Object.entries(rushHourBasics)) {
    expect(rushHour[member as keyof typeof rushHour]).toBe(value);
  }
});
