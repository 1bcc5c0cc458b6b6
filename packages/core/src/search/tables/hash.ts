/** Fibonacci hashing (Knuth 1973) of a 32-bit word, after folding the high bits down; the high bits of the result are the good ones. */
export function hashWord(word: number): number {
  return Math.imul(word ^ (word >>> 15), 0x9e3779b1);
}

/** The same for a key of several words. */
export function hashKey(keys: Int32Array, at: number, words: number): number {
  let hash = hashWord(keys[at]);
  for (let i = 1; i < words; i++) hash = hashWord((hash ^ keys[at + i]) + i);
  return hash;
}
