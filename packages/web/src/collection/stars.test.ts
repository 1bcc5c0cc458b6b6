import { expect, test } from 'vitest';
import { starsOf } from './stars.js';

test('stars for the length, fewer with help, none for what was shown, and unknown where the best is', () => {
  const stars = (length: number, help?: 'clean' | 'hinted' | 'shown', shortest: number | undefined = 15) =>
    starsOf({ length, ...(help && { help }) }, shortest);
  expect([stars(15), stars(18, 'clean'), stars(19, 'clean')]).toEqual([3, 2, 1]);
  expect([stars(15, 'hinted'), stars(19, 'hinted'), stars(15, 'shown')]).toEqual([2, 1, 0]);
  expect(starsOf({ length: 15 }, undefined)).toBeUndefined();
});
