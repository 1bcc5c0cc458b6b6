import { expect, test } from 'vitest';
import { spreadOver } from './spread.js';

const lengths = (least: number, most: number, count: number): number[] =>
  spreadOver({ least, most }, count).flatMap((share) => Array<number>(share.count).fill(share.length));

test('even over the range, in order, from end to end', () => {
  expect(lengths(5, 8, 4)).toEqual([5, 6, 7, 8]);
  expect(lengths(5, 8, 8)).toEqual([5, 5, 6, 6, 7, 7, 8, 8]);
  expect(lengths(5, 40, 8)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
  expect(lengths(5, 7, 5)).toEqual([5, 5, 6, 6, 7]);
  expect([lengths(9, 9, 3), lengths(3, 9, 1)]).toEqual([[9, 9, 9], [3]]);
});

test('no length has two boards more than another', () => {
  for (let count = 1; count < 60; count++) {
    const shares = spreadOver({ least: 5, most: 40 }, count);
    const counts = shares.map((share) => share.count);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(count);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(2);
  }
});
