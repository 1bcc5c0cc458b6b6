import { expect, test } from 'vitest';
import { noneSolved, showAll, showAmount, showCount } from './amounts.js';

test('counts are grouped by thousands', () => {
  expect([0, 7, 999, 1000, 12_345, 1_234_567].map(showCount)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '12,345',
    '1,234,567',
  ]);
});

test('amounts have a unit, in the plural but for one', () => {
  expect([0, 1, 2, 1500].map((count) => showAmount(count, 'move'))).toEqual([
    '0 moves',
    '1 move',
    '2 moves',
    '1,500 moves',
  ]);
});

test('all of one thing, of two, and of more', () => {
  expect([1, 2, 3, 1500].map((count) => showAll(count, 'board'))).toEqual([
    'the board',
    'both boards',
    'all 3 boards',
    'all 1,500 boards',
  ]);
});

test('that nothing is solved, of one position, two and more', () => {
  expect([1, 2, 5170].map((count) => noneSolved(count))).toEqual([
    'the only position that can be reached was seen, and it is not solved',
    'both positions that can be reached were seen, and neither is solved',
    'all 5,170 positions that can be reached were seen, and none is solved',
  ]);
  expect(noneSolved(2, 'mirror images counted once')).toBe(
    'both positions that can be reached, mirror images counted once, were seen, and neither is solved',
  );
});
