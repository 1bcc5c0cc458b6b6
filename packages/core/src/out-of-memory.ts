/** The machine has refused memory. It is thrown where memory is asked for, so that no caller has to read an engine's messages. */
export class OutOfMemory extends Error {}

/** What `make` allocates, and does nothing else; an `OutOfMemory` if the machine refuses: engines throw a RangeError then. */
export function allocate<T>(make: () => T): T {
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
