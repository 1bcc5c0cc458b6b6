import { expect, test } from 'vitest';
import { THREADS } from './options.js';

test('as many threads as a machine may have cores, and no more', () => {
  expect(['0', '-1', '1.5', 'x', '', '257', '999999999'].map(THREADS.value.parse)).toEqual(Array(7).fill(undefined));
  expect(['1', '8', '256'].map(THREADS.value.parse)).toEqual([1, 8, 256]);
});
