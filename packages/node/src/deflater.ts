import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

const compress = promisify<Uint8Array, { readonly level: number }, Uint8Array>(deflate);

/** Compresses as well as zlib can, in a thread of Node, so that Ctrl-C is heard; once a signal says so, it fails with the signal's reason. */
export function deflater(signal?: AbortSignal): (bytes: Uint8Array) => Promise<Uint8Array> {
  return (bytes) => {
    signal?.throwIfAborted();
    return compress(bytes, { level: 9 });
  };
}
