import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { WordSet } from './word-set.js';

const UNLIMITED = Number.POSITIVE_INFINITY;

/** Adds one key; false if it was there already. */
function add(set: WordSet, key: number): boolean {
  return set.addAll(Int32Array.of(key), 1, new Int32Array(1)) === 1;
}

describe('a set of words', () => {
  test('knows all keys, the least and the greatest too, however often it has grown', () => {
    const random = seededRandom(1);
    const set = new WordSet();
    const keys = new Set([0, 1, -2, 2 ** 31 - 1, -(2 ** 31)]);
    while (keys.size < 30_000) keys.add(random.integer(2 ** 31) - random.integer(2) * 2 ** 31);
    keys.delete(-1);
    let wrong = 0;
    for (const key of keys) {
      set.reserve(1, UNLIMITED);
      if (!add(set, key)) wrong++;
    }
    for (const key of keys) if (add(set, key)) wrong++;
    expect(wrong).toBe(0);
    expect(set.size).toBe(keys.size);
  });

  test('finds the key 0 new after it has grown without it', () => {
    const set = new WordSet();
    set.reserve(700, UNLIMITED);
    for (let key = 1; key <= 700; key++) add(set, key);
    set.reserve(700, UNLIMITED);
    expect(add(set, 0)).toBe(true);
    expect(add(set, 0)).toBe(false);
  });

  test.each([
    [1, 1024, 1],
    [256, 1024, 1],
    [257, 1024, 2],
    [819, 1024, 4],
    [820, 1536, 4],
    [1228, 1536, 5],
    [1229, 2048, 5],
    [1638, 2048, 7],
    [1639, 3072, 7],
  ])('for %i keys has %i slots, and %i chunks of 256 keys', (keys, slots, chunks) => {
    // At once, and where there was room for all but one before.
    for (const before of [0, keys - 1]) {
      const set = new WordSet();
      expect(set.bytes).toBe(4 * 1024);
      expect(set.reserve(before, UNLIMITED)).toBe(true);
      expect(set.reserve(keys, UNLIMITED)).toBe(true);
      expect(set.bytes).toBe(4 * (slots + 256 * chunks));
    }
  });

  test('uses a limit to the last byte', () => {
    const [slots, chunk] = [4 * 1024, 4 * 256];
    expect(new WordSet().reserve(1, slots + chunk - 1)).toBe(false);
    expect(new WordSet().reserve(1, slots + chunk)).toBe(true);
    // While the slots are moved, there are those that it had and half as many more.
    expect(new WordSet().reserve(820, 2.5 * slots + 4 * chunk - 1)).toBe(false);
    const set = new WordSet();
    expect(set.reserve(820, 2.5 * slots + 4 * chunk)).toBe(true);
    // The limit may shrink, and then what it has is too much already.
    expect(set.reserve(1, 1.5 * slots + 4 * chunk)).toBe(true);
    expect(set.reserve(1, 1.5 * slots + 4 * chunk - 1)).toBe(false);
  });
});
