import { expect, test } from 'vitest';
import { hasNamePart, isCalled } from './board-names.js';

const board = { name: 'bricks/xiao-yan-chu-chao', chinese: ['小燕出巢', '瓮中之鳖'] };

test('a board is found by a part of any of its names', () => {
  for (const part of ['xiao-yan', 'Yan Chu', 'YANCHU', 'bricks', '燕出', '瓮中之鳖']) {
    expect([part, hasNamePart(board, part)]).toEqual([part, true]);
  }
  for (const part of ['jam', '横刀', '', ' - ']) expect([part, hasNamePart(board, part)]).toEqual([part, false]);
  expect(hasNamePart({ name: 'rush-hour/jam-12', title: 'Zebra Crossing' }, 'zebra')).toBe(true);
});

test('it is called by a whole name only', () => {
  expect(['Xiao Yan Chu Chao', '瓮中之鳖', 'bricks/xiao-yan-chu-chao'].map((name) => isCalled(board, name))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Xiao Yan', '瓮中', ''].map((name) => isCalled(board, name))).toEqual([false, false, false]);
});
