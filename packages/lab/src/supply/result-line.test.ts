import { expect, test } from 'vitest';
import { resultLine, starsFor } from './result-line.js';

test('a result tells the day, the moves, stars and the time', () => {
  const game = { date: '2026-11-18', length: 23, optimum: 21, milliseconds: 72_900 };
  expect(resultLine(game)).toBe('Slidewise 18 Nov ▸ 23/21 ★★ 1:12');
  expect(resultLine({ ...game, title: 'Tiles', date: '2027-01-03', length: 21, milliseconds: 3_723_000 })).toBe(
    'Slidewise Tiles 3 Jan ▸ 21/21 ★★★ 1:02:03',
  );
  expect(resultLine({ ...game, length: 99, milliseconds: 9000 })).toBe('Slidewise 18 Nov ▸ 99/21 ★ 0:09');
});

test('stars', () => {
  expect([20, 21, 25, 26].map((length) => starsFor(length, 20))).toEqual([3, 2, 2, 1]);
});
