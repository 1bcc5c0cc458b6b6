import { expect, test } from 'vitest';
import { footerLines } from './footer.js';

const keys = [
  { text: 'Tab, name or click select', short: 'Tab select', expendable: 2 },
  { text: 'h hint', expendable: 1 },
  { text: 's save', expendable: 3 },
  { text: '? help', expendable: 0 },
];

test('as many words as there is room for, then as many keys', () => {
  expect(footerLines(keys, 80)).toEqual(['Tab, name or click select  h hint  s save  ? help']);
  expect(footerLines(keys, 40)).toEqual(['Tab, name or click select  h hint', 's save  ? help']);
  expect(footerLines(keys, 20)).toEqual(['Tab select  h hint', 's save  ? help']);
  expect(footerLines(keys, 14)).toEqual(['Tab select', 'h hint  ? help']);
  expect(footerLines(keys, 8)).toEqual(['h hint', '? help']);
  expect(footerLines(keys, 3)).toEqual(['? h', 'elp']);
  expect(footerLines(keys, 80, 0)).toEqual([]);
});
