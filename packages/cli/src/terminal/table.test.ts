import { expect, test } from 'vitest';
import { type Column, drawTable } from './table.js';

const columns: Column[] = [
  { title: 'name', align: 'left', cells: ['a', 'longer'] },
  { title: 'count', align: 'right', cells: ['1', '23'] },
  { title: 'more', align: 'right', cells: ['1234', '5'], dispensable: 1 },
  { title: 'extra', align: 'left', cells: ['x', ''], dispensable: 2 },
];

test('columns are as wide as their widest cell, and no line ends in blanks', () => {
  expect(drawTable(columns, 80)).toEqual({
    header: 'name    count  more  extra',
    lines: ['a           1  1234  x', 'longer     23     5'],
    leftOut: [],
  });
});

test('where there is no room, columns go in the order in which they are dispensable', () => {
  expect(drawTable(columns, 25).leftOut).toEqual(['extra']);
  expect(drawTable(columns, 18).leftOut).toEqual(['extra', 'more']);
  expect(drawTable(columns, 18).lines).toEqual(['a           1', 'longer     23']);
  expect(drawTable(columns, 3).header).toBe('name    count');
});
