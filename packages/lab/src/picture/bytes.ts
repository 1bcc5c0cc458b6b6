/** Compresses bytes in the zlib format: `node:zlib` or a `CompressionStream` of the caller. */
export type Deflate = (bytes: Uint8Array) => Uint8Array | PromiseLike<Uint8Array>;

/** Everything in one piece. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The characters of a text as bytes, one each. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
