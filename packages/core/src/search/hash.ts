/** Spreads a 32-bit word over all its bits (Fibonacci hashing after folding the high bits down). */
export function hashWord(word: number): number {
  return Math.imul(word ^ (word >>> 15), 0x9e3779b1);
}

/** The same for a key of several words. */
export function hashKey(keys: Int32Array, at: number, words: number): number {
  let hash = hashWord(keys[at]);
  for (let i = 1; i < words; i++) hash = hashWord((hash ^ keys[at + i]) + i);
  return hash;
}
