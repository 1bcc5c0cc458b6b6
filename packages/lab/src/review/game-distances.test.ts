import { expect, test } from 'vitest';
import { GameDistances } from './game-distances.js';

test('a solved end bounds all positions before it by what was played, and no distance is known to be 0 elsewhere', () => {
  const distances = new GameDistances([1, 2, 1], [false, false, false, true]);
  expect(distances.most).toEqual([4, 3, 1, 0]);
  expect(distances.least).toEqual([1, 1, 1, 0]);
  expect([0, 1, 2, 3].map((at) => distances.isExact(at))).toEqual([false, false, true, true]);
});

test('a proved lower bound spreads both ways, an upper one backwards only', () => {
  const distances = new GameDistances([1, 1, 1, 1], [false, false, false, false, false]);
  expect(distances.learn(2, 10, 10)).toBe(true);
  expect(distances.least).toEqual([8, 9, 10, 9, 8]);
  expect(distances.most).toEqual([12, 11, 10, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  expect(distances.learn(2, 1, 12)).toBe(false);
  expect(distances.least[2]).toBe(10);
});
