import { fullPoints, type Rubric } from '@slidewise/classroom/grading';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { expect, test } from 'vitest';
import { resultsFaults } from '../../../../classroom/src/testing/gradescope-schema.js';
import type { Grade, Graded, Ungraded } from './grade.js';
import { gradescopeResults } from './gradescope.js';
import { boardPoints, pointsByPart, pointsOf } from './rubric.js';
import { errorText } from './texts.js';

const family = familyById('tiles')!;
const board = unwrap(family.parse('1 2 3/4 5 6/7 0 8')).position;
const replay = {
  moves: family.moves(board).slice(0, 1),
  bad: undefined,
  position: undefined,
} as unknown as Graded['replay'];
const bad = { number: 1, text: 'X', line: 1, column: 1, reason: { message: 'no' }, readable: true };
const about = { family, metric: family.metrics[0]!, replay, solved: true, length: 1 };
const shortest: Grade = { ...about, file: 'a.sol', board: 'a', shortest: true, optimum: 1 };
const longer: Grade = { ...about, file: 'b.sol', board: 'a', length: 3, shortest: false, optimum: 1 };
const unsolved: Grade = { ...about, file: 'c.sol', board: 'b', solved: false };
const illegal: Grade = { ...unsolved, replay: { ...replay, bad } as unknown as Graded['replay'] };
const empty: Grade = { ...unsolved, replay: { ...replay, moves: [] } };
const unread: Grade = { file: 'd.sol', board: 'b', error: 'it is not text' };
const rubric: Rubric = { points: { legal: 1, solved: 2, shortest: 3.5 } };

test('each part has its points, and only its own', () => {
  const points = [shortest, longer, unsolved, illegal, empty, unread].map((grade) => pointsOf(grade, rubric));
  expect(points).toEqual([6.5, 3, 1, 0, 0, 0]);
  expect(pointsByPart(longer, rubric)).toEqual({ legal: 1, solved: 2, shortest: 0 });
  expect(pointsByPart(longer, { points: { solved: 2 } })).toEqual({ solved: 2 });
  expect(fullPoints(rubric)).toBe(6.5);
});

test('points for time are for programs that solve the board in time', () => {
  const timed: Rubric = { points: { time: 4 }, seconds: 2 };
  const took = (grade: Grade, seconds: number) => pointsOf({ ...grade, run: { seconds } }, timed);
  expect([took(shortest, 2), took(shortest, 2.1), took(unsolved, 1), pointsOf(shortest, timed)]).toEqual([4, 0, 0, 0]);
});

test('of several files for a board the best one counts, and a board without any counts nothing', () => {
  expect(boardPoints([longer, shortest, unsolved], ['a', 'b', 'c'], rubric)).toBe(7.5);
  expect(boardPoints([], ['a'], rubric)).toBe(0);
});

test('points in binary fractions add up', () => {
  expect(boardPoints([shortest], ['a'], { points: { legal: 0.1, solved: 0.2 } })).toBe(0.3);
});

test('counts within their band have points, if the board is solved', () => {
  const counted: Rubric = { points: { counts: 2 } };
  const within = { judged: { bands: {}, within: true } };
  const points = [{ ...shortest, ...within }, { ...unsolved, ...within }, shortest].map((grade) =>
    pointsOf(grade, counted),
  );
  expect(points).toEqual([2, 0, 0]);
});

test('what a program had printed before it failed has a share of the points, but none for time', () => {
  const failed: Grade = { ...unread, printed: shortest as Graded };
  const timed: Rubric = { points: { legal: 1, shortest: 3, time: 1 }, unfinished: 0.5 };
  expect(pointsByPart(failed, timed)).toEqual({ legal: 0.5, shortest: 1.5, time: 0 });
  expect(pointsOf(failed, rubric)).toBe(0);
  expect(errorText(failed as Ungraded)).toBe('it is not text; the 1 move that it had printed solve the board');
});

test('results for Gradescope: a test for each board, as its schema wants it', () => {
  const grades = [longer, shortest, unread, { file: 'x.sol', error: 'no board has a name that is part of its name' }];
  const results = gradescopeResults(grades, ['a', 'b', 'c'], { ...rubric, visibility: 'after_published' });
  expect(resultsFaults(results)).toEqual([]);
  expect(results.score).toBe(6.5);
  expect(results.output).toContain('x.sol: no board has a name');
  expect(results.leaderboard).toBeUndefined();
  expect(
    results.tests.map(({ name, score, max_score, status, visibility }) => [name, score, max_score, status, visibility]),
  ).toEqual([
    ['a', 6.5, 6.5, 'passed', 'after_published'],
    ['b', 0, 6.5, 'failed', 'after_published'],
    ['c', 0, 6.5, 'failed', 'after_published'],
  ]);
  expect(results.tests.map(({ output }) => output)).toEqual([
    'legal: 1 of 1\nsolved: 2 of 2\nshortest: 3.5 of 3.5\nlength in moves: 1 (shortest: 1)',
    'legal: 0 of 1\nsolved: 0 of 2\nshortest: 0 of 3.5\nd.sol: it is not text',
    'Nothing was handed in for this board.',
  ]);
});

test('the leaderboard has moves, and of programs nodes and time', () => {
  const other: Grade = { ...longer, board: 'b' };
  const moves = gradescopeResults([shortest, other], ['a', 'b'], rubric).leaderboard!;
  expect(moves).toEqual([{ name: 'Moves', value: 4, order: 'asc' }]);
  const ran = [shortest, other].map((grade) => ({
    ...grade,
    run: { seconds: 0.1 },
    counts: { expanded: 19 },
  }));
  const all = gradescopeResults(ran, ['a', 'b'], rubric).leaderboard!;
  expect(all.map(({ name, value }) => [name, value])).toEqual([
    ['Moves', 4],
    ['Nodes', 38],
    ['Time (s)', 0.2],
  ]);
  expect(resultsFaults({ score: 0, leaderboard: all })).toEqual([]);
});
