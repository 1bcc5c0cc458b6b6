/** An allocation failed. Thrown at the allocation, so that callers need not parse an engine's messages. */
export class OutOfMemory extends Error {}

/** Calls `make`, which allocates and does nothing else; throws an `OutOfMemory` where the engine throws a RangeError. */
function allocate<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) throw new OutOfMemory('the machine has refused memory', { cause: error });
    throw error;
  }
}

/** So many words, all zero. */
export function newWords(length: number): Int32Array<ArrayBuffer> {
  return allocate(() => new Int32Array(length));
}

/** So many bytes, all zero. */
export function newBytes(length: number): Uint8Array<ArrayBuffer> {
  return allocate(() => new Uint8Array(length));
}
