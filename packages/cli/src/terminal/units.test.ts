import { expect, test } from 'vitest';
import { parseBytes, parseMilliseconds, showMilliseconds } from './units.js';

test.each([
  [0.04, '0.0 ms'],
  [9.94, '9.9 ms'],
  [9.96, '10 ms'],
  [999.4, '999 ms'],
  [999.6, '1.0 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 0 s'],
  [119_700, '2 min 0 s'],
  [245_000, '4 min 5 s'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(showMilliseconds(milliseconds)).toBe(text);
});

test('a bare number is one of seconds, or of bytes, as help says', () => {
  expect([parseMilliseconds('5'), parseMilliseconds('5s'), parseMilliseconds('0')]).toEqual([5000, 5000, undefined]);
  expect([parseBytes('5'), parseBytes('5b'), parseBytes('0')]).toEqual([5, 5, undefined]);
});
