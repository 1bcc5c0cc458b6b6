import { createGunzip } from 'node:zlib';

/** So many bytes are uncompressed at a time: even if they are a thousand times as many then, they fit into memory. */
const SLICE = 2 ** 14;

/** Uncompresses what was compressed by gzip; where it is damaged or cut off, all that was uncompressed before comes first. */
export async function* gunzip(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const stream = createGunzip();
  let ready: Buffer[] = [];
  let [isOver, failure] = [false, undefined as Error | undefined];
  let wake = (): void => {};
  const end = (error?: Error): void => {
    [isOver, failure] = [true, error];
    wake();
  };
  stream.on('data', (piece: Buffer) => ready.push(piece));
  stream.on('end', () => end());
  stream.on('error', end);
  const taken = (): Buffer[] => {
    const all = ready;
    ready = [];
    return all;
  };
  /** Waits until something is done, or everything is over: the stream does not call back then. */
  const whenDone = (begin: (done: () => void) => void): Promise<void> =>
    new Promise((done) => {
      wake = done;
      if (isOver) done();
      else begin(done);
    });
  try {
    for await (const piece of pieces) {
      for (let at = 0; at < piece.length && !isOver; at += SLICE) {
        // The stream must not know that a slice is the last one: it would keep what it made of it if the rest is missing.
        await whenDone((done) => stream.write(piece.subarray(at, at + SLICE), () => done()));
        yield* taken();
      }
      if (isOver) break;
    }
    await whenDone(() => stream.end());
    yield* taken();
    if (failure !== undefined) throw failure;
  } finally {
    stream.destroy();
  }
}
