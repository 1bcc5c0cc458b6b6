import { expect, test } from 'vitest';
import { placeOf } from './rotation.js';

test('consecutive numbers lead to every place once', () => {
  for (let count = 1; count < 200; count++) {
    for (const from of [0, 7, -30, 1e12]) {
      const places = new Set(Array.from({ length: count }, (_, i) => placeOf(from + i, count)));
      expect([places.size, Math.min(...places), Math.max(...places)]).toEqual([count, 0, count - 1]);
    }
  }
});
