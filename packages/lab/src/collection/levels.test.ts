import { expect, test } from 'vitest';
import { LEVELS, levelIds, levelOfScore } from './levels.js';

test('a level is told by the score: its whole part is the length of a shortest solution', () => {
  expect([0, 10, 10.99, 11, 19.5, 31.2, 47.99, 58, 59, 10_000].map(levelOfScore)).toEqual([
    'beginner',
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

test('levels stand from easy to hard', () => {
  const lengths = LEVELS.flatMap((level) => ('most' in level ? [level.most] : []));
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(levelIds).toEqual(LEVELS.map(({ id }) => id));
});
