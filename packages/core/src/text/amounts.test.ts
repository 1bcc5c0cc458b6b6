import { expect, test } from 'vitest';
import { showAll, showAmount, showCount } from './amounts.js';

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
