import { expect, test } from 'vitest';
import { claimIn } from './claim.js';

test.each([
  ['Number of moves: 24\n', { length: 24 }],
  ['  number of moves: 0\r\n', { length: 0 }],
  ['Unsolvable board\n', { unsolvable: true }],
  ["Enter a vehicle (or 'Z') : No Solution exists!\n\n...\n", { unsolvable: true }],
  ['Nodes explored: 3\n\nNo solution exists!\n\nTime taken: 0.001 seconds\n', { unsolvable: true }],
  ['Number of moves: 24\nNumber of moves: 25\n', undefined],
  ['Number of moves: 24\nUnsolvable board\n', undefined],
  ['Number of moves: many', undefined],
  ['d 1\nc -2\n', undefined],
])('%j: %j', (text, claim) => {
  expect(claimIn(text)).toEqual(claim);
});
