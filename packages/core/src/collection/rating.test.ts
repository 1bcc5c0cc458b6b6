import { expect, test } from 'vitest';
import { LEVELS, levelIds } from './levels.js';
import { levelOf } from './rating.js';

const solved = (length: number, optimal = true) => ({ status: 'solved', length, optimal }) as const;

test('a level is told by the length of a shortest solution', () => {
  expect([0, 10, 11, 19, 31, 47, 58, 59, 10_000].map((length) => levelOf(solved(length)))).toEqual([
    'beginner',
    'beginner',
    'easy',
    'easy',
    'medium',
    'hard',
    'expert',
    'master',
    'master',
  ]);
});

test('what is not proved shortest is open, and what has no solution is no puzzle', () => {
  expect(levelOf(solved(5, false))).toBe('open');
  expect(levelOf({ status: 'stopped', optimal: false })).toBe('open');
  expect(levelOf({ status: 'unsolvable', optimal: false })).toBe('unsolvable');
});

test('levels stand from easy to hard', () => {
  const lengths = LEVELS.flatMap((level) => ('most' in level ? [level.most] : []));
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(levelIds).toEqual(LEVELS.map(({ id }) => id));
});
