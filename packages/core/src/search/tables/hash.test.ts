import { expect, test } from 'vitest';
import { hashKey } from './hash.js';

test('keys that differ in one word, whichever it is, have different hashes', () => {
  for (let word = 0; word < 5; word++) {
    const hashes = Array.from({ length: 100 }, (_, value) => {
      const key = Int32Array.of(11, 12, 13, 14, 15);
      key[word] = value;
      return hashKey(key, 0, 5);
    });
    expect(new Set(hashes).size, `word ${word}`).toBe(100);
  }
});

test('the hash of a key does not depend on what stands before and after it', () => {
  const key = [11, 12, 13];
  expect(hashKey(Int32Array.from([7, 8, ...key, 9]), 2, 3)).toBe(hashKey(Int32Array.from(key), 0, 3));
});
