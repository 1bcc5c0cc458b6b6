import { describe, expect, test } from 'vitest';
import { StateIndex } from './state-index.js';

const UNLIMITED = Number.POSITIVE_INFINITY;

describe('an index of states', () => {
  test('numbers a key once', () => {
    const index = new StateIndex(2);
    const keys = Int32Array.of(5, 6, 5, 7);
    expect([0, 2, 0, 2].map((at) => index.insert(keys, at))).toEqual([~0, ~1, 0, 1]);
    expect(index.size).toBe(2);
  });

  test('finds the key of zeros new after it has grown without it', () => {
    const index = new StateIndex(2);
    for (let i = 1; i <= 100; i++) index.insert(Int32Array.of(i, i), 0);
    index.reserve(100, UNLIMITED);
    const zeros = new Int32Array(2);
    expect(index.find(zeros, 0)).toBe(-1);
    expect(index.insert(zeros, 0)).toBe(~100);
  });

  test.each([
    [128, 128, 256],
    [129, 256, 512],
    [256, 256, 512],
    [257, 512, 1024],
    [1000, 1024, 2048],
  ])('for %i keys has room for %i, and %i slots', (keys, capacity, slots) => {
    const index = new StateIndex(3);
    expect(index.reserve(keys, UNLIMITED)).toBe(true);
    expect(index.capacity).toBe(capacity);
    expect(index.bytes).toBe(4 * (slots + 3 * capacity));
  });

  test('can be read as if only its first keys were there', () => {
    const index = new StateIndex(2);
    for (let i = 1; i <= 10; i++) index.insert(Int32Array.of(i, i), 0);
    const first = index.first(4);
    expect([first.size, first.keys]).toEqual([4, index.keys]);
    expect([4, 5, 11].map((i) => first.find(Int32Array.of(i, i), 0))).toEqual([3, -1, -1]);
    expect(index.find(Int32Array.of(5, 5), 0)).toBe(4);
  });

  test('of long keys grows in short steps, in which its keys are still there', () => {
    const words = 4000;
    const index = new StateIndex(words);
    const key = new Int32Array(words);
    for (key[0] = 1; key[0] <= 128; key[0]++) index.insert(key, 0);
    expect(index.begin(1, UNLIMITED)).toBe(true);
    let steps = 0;
    for (; index.isGrowing; steps++) {
      expect(index.keys[127 * words]).toBe(128);
      index.grow();
    }
    expect(steps).toBeGreaterThan(8);
    expect(index.capacity).toBe(256);
    for (key[0] = 1; key[0] <= 128; key[0]++) expect(index.find(key, 0)).toBe(key[0] - 1);
  });

  describe('that would take more than an eighth of the limit with twice the room', () => {
    const eighth = 4 * (512 + 256);
    // Beside the 256 slots and 128 keys that it has, which are still there, and 4096 slots.
    const most = Math.floor((8 * eighth - 1 - 4 * (256 + 128) - 4 * 4096) / 4);

    test('grows to all that the limit allows', () => {
      const index = new StateIndex(1);
      expect(index.reserve(129, 8 * eighth)).toBe(true);
      expect(index.capacity).toBe(256);
      const last = new StateIndex(1);
      expect(last.reserve(129, 8 * eighth - 1)).toBe(true);
      expect(last.capacity).toBe(most);
    });

    test('grows for as many keys as that, and for none more', () => {
      expect(new StateIndex(1).reserve(most, 8 * eighth - 1)).toBe(true);
      expect(new StateIndex(1).reserve(most + 1, 8 * eighth - 1)).toBe(false);
    });
  });
});
