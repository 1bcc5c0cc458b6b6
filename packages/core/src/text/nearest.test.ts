import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, nearest, suggestion } from './nearest.js';

test('edit distance counts what must be put in, left out, changed or swapped', () => {
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('jam', 'jam')).toBe(0);
  expect(editDistance('jam-12', 'jam-21')).toBe(1);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});

test('edit distance is symmetric, and bounded by the lengths', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b);
      expect(distance).toBe(editDistance(b, a));
      expect(distance === 0).toBe(a === b);
      expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('the nearest first, and nothing that is far', () => {
  const names = ['cars/jam-01', 'cars/jam-02', 'cars/record', 'cars/jam-12'];
  expect(nearest('cars/jam-2', names)[0]).toBe('cars/jam-02');
  expect(nearest('cars/recrod', names)).toEqual(['cars/record']);
  expect(nearest('record', names)).toEqual(['cars/record']);
  expect(nearest('board.txt', names)).toEqual([]);
  expect(suggestion('zzz', names)).toBe('');
  expect(nearest('x'.repeat(100_000), names)).toEqual([]);
});
