import { expect, test } from 'vitest';
import type { FamilyTitle } from '../../collection/puzzle.js';
import { clampMoves, levelSpans, readChoice, writeChoice } from './new-choice.js';

const FAMILY: FamilyTitle = {
  ...{ id: 'a', title: 'A', unit: 'move', look: 'wood' },
  sizes: [
    { size: { width: 6, height: 6 }, lengths: { least: 5, most: 51 } },
    { size: { width: 5, height: 5 }, lengths: { least: 3, most: 10 } },
  ],
};

test('the last choice is made again, as far as there are such puzzles', () => {
  expect(readChoice(FAMILY)).toEqual({ size: '6x6', moves: 12 });
  expect(readChoice(FAMILY, '5x5-8')).toEqual({ size: '5x5', moves: 8 });
  expect(writeChoice(readChoice(FAMILY, '5x5-8'))).toBe('5x5-8');
  for (const text of ['9x9-12', '6x6-x', '6x6', 'nonsense']) expect(readChoice(FAMILY, text).size).toBe('6x6');
  expect(clampMoves(FAMILY, { size: '5x5', moves: 40 })).toEqual({ size: '5x5', moves: 10 });
  expect(clampMoves(FAMILY, { size: '6x6', moves: 1 })).toEqual({ size: '6x6', moves: 5 });
});

test('the levels along the lengths add up to all of them', () => {
  const spans = levelSpans({ least: 5, most: 51 });
  expect(spans).toEqual([
    { title: 'Beginner', part: 6 },
    { title: 'Easy', part: 9 },
    { title: 'Medium', part: 12 },
    { title: 'Hard', part: 16 },
    { title: 'Expert', part: 4 },
  ]);
  expect(levelSpans({ least: 12, most: 15 })).toEqual([{ title: 'Easy', part: 4 }]);
});
