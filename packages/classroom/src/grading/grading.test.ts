import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import {
  countsIn,
  parseBand,
  parsePoints,
  parseShare,
  referenceCounts,
  rubricError,
  rubricOf,
  valueFor,
  widened,
} from './index.js';

test.each([
  ['legal=1,solved=2', { points: { legal: 1, solved: 2 } }],
  [' shortest = 2.5 ', { points: { shortest: 2.5 } }],
  ['counts=2,time=1', { points: { counts: 2, time: 1 } }],
  ['legal', undefined],
  ['legal=-1', undefined],
  ['legal=1,legal=2', undefined],
  ['speed=1', undefined],
  ['seconds=1', undefined],
  ['', undefined],
])('points as %j', (text, expected) => expect(parsePoints(text)).toEqual(expected));

test.each([
  ['270', { least: 270, most: 270 }],
  [' 200 - 300 ', { least: 200, most: 300 }],
  ['300-200', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['', undefined],
])('a band as %j', (text, expected) => expect(parseBand(text)).toEqual(expected));

test('a tolerance widens a band to whole counts', () => {
  expect(widened({ least: 270, most: 270 }, 0.1)).toEqual({ least: 243, most: 297 });
  expect(widened({ least: 11, most: 19 }, 0.1)).toEqual({ least: 10, most: 20 });
  expect([parseShare('10%'), parseShare('2.5'), parseShare('101%'), parseShare('x')]).toEqual([
    0.1,
    0.025,
    undefined,
    undefined,
  ]);
});

describe('a rubric', () => {
  test('says what parts are given for', () => {
    expect(
      rubricOf({ solved: 2, counts: 1, expanded: { 'A00.txt': '200-300', B: 5 }, within: '10%', unfinished: '50%' }),
    ).toEqual({
      points: { solved: 2, counts: 1 },
      expanded: { boards: { 'A00.txt': { least: 200, most: 300 }, B: { least: 5, most: 5 } } },
      within: 0.1,
      unfinished: 0.5,
    });
    expect(rubricOf({ solved: 1, reference: 'astar/manhattan' })).toMatchObject({ reference: ['astar/manhattan'] });
  });

  test('has values for all boards, or for some by name', () => {
    const some = { boards: { 'A00.txt': 'hidden', B: 'visible' } } as const;
    expect(['A00.txt', 'x/A00.txt', 'B.txt', 'C'].map((board) => valueFor<string>(some, board))).toEqual([
      'hidden',
      'hidden',
      'visible',
      undefined,
    ]);
    expect(valueFor<string>('hidden', 'A00.txt')).toBe('hidden');
  });

  test.each([
    [{ style: 1 }, 'there is no part "style"'],
    [{ legal: -1 }, 'the points for legal must be a number from 0 up'],
    [{ legal: 1, seconds: 0 }, 'seconds must be a number of seconds above 0'],
    [{ legal: 1, within: 10 }, 'within must be a percentage such as "10%"'],
    [{ legal: 1, expanded: 'many' }, 'expanded must be a count such as 270'],
    [{ legal: 1, expanded: { A: 'many' } }, 'expanded must be a count such as 270'],
    [{ legal: 1, reference: [] }, 'reference must be an algorithm such as "astar/manhattan"'],
    [{ legal: 1, visibility: 'teachers' }, 'visibility must be one of visible'],
    [[1], 'a rubric is an object'],
  ])('%j is refused', (value, sentence) => expect(rubricOf(value)).toContain(sentence));

  test.each([
    [{ legal: 0 }, 'there are no points in this rubric'],
    [{ legal: 1, seconds: 2 }, 'seconds say nothing without points for time'],
    [{ counts: 1 }, 'points for counts need expanded, generated or reference'],
    [{ legal: 1, within: '10%' }, 'within says nothing without'],
    [{ legal: 1, expanded: 3, orders: 2 }, 'orders are those of a reference'],
    [{ legal: 1 }, undefined],
  ])('parts that do not go together: %j', (value, sentence) => {
    const error = rubricError(rubricOf(value) as Exclude<ReturnType<typeof rubricOf>, string>);
    if (sentence === undefined) expect(error).toBeUndefined();
    else expect(error).toContain(sentence);
  });
});

test.each([
  ['Solution found with expansions: 19\nd 2', { expanded: 19, word: 'expansions' }],
  ['Nodes explored: 12', { expanded: 12, word: 'explored' }],
  ['Explored nodes = 12', { expanded: 12, word: 'explored' }],
  ['expanded 1,270 · generated 3,000', { expanded: 1270, generated: 3000, word: 'expanded' }],
  ['270 nodes were expanded, 500 generated', { expanded: 270, generated: 500, word: 'expanded' }],
  ['first expanded: 1\nthen expanded: 2', { expanded: 1, word: 'expanded' }],
  ['L R U', undefined],
  [`expanded ${'9'.repeat(300)}`, undefined],
])('counts in %j', (text, expected) => expect(countsIn(text)).toEqual(expected));

test('a word means what its course says: boards that were stored, taken or expanded', () => {
  const { position } = unwrap(rushHour.parse('...b../...b../aa.b.d/..cccd/....../......'));
  const solution = unwrap(solve(rushHour, position, { algorithm: 'astar', heuristic: 'indirect', proveFirst: false }));
  const { expanded, stored, generated } = solution.counts;
  expect(referenceCounts(solution, 'expansions')).toEqual({ expanded: stored, generated });
  expect(referenceCounts(solution, 'explored')).toEqual({ expanded: expanded + 1, generated });
  expect(referenceCounts(solution)).toEqual({ expanded, generated });
});
