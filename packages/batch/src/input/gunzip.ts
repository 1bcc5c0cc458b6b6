import { createGunzip } from 'node:zlib';

/** So many bytes are uncompressed at a time: even if they are a thousand times as many then, they fit into memory. */
const SLICE = 2 ** 14;

/**
 * Uncompresses gzip. Before an error it yields all text up to the damage. A damaged slice yields nothing, so a scout
 * goes one slice ahead: when it fails, the slice is taken byte by byte.
 */
export async function* gunzip(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const scout = new Unpacking();
  const unpacking = new Unpacking();
  try {
    for await (const piece of pieces) {
      for (let at = 0; at < piece.length && !scout.isOver; at += SLICE) {
        const slice = piece.subarray(at, at + SLICE);
        await scout.write(slice);
        for (let byte = 0; scout.failure !== undefined && byte < slice.length && !unpacking.isOver; byte++) {
          yield* await unpacking.write(slice.subarray(byte, byte + 1));
        }
        if (scout.failure === undefined) yield* await unpacking.write(slice);
      }
      if (scout.isOver) break;
    }
    yield* await unpacking.end();
    if (unpacking.failure !== undefined) throw unpacking.failure;
  } finally {
    scout.close();
    unpacking.close();
  }
}

/** A stream that uncompresses, step by step. */
class Unpacking {
  isOver = false;
  failure: Error | undefined;
  private readonly stream = createGunzip();
  private ready: Buffer[] = [];
  private wake = (): void => {};

  constructor() {
    const end = (error?: Error): void => {
      [this.isOver, this.failure] = [true, error];
      this.wake();
    };
    this.stream.on('data', (piece: Buffer) => this.ready.push(piece));
    this.stream.on('end', () => end());
    this.stream.on('error', end);
  }

  /** What comes of some bytes. The stream must not know that they are the last: it would keep what it made of them if the rest is missing. */
  write(bytes: Buffer): Promise<Buffer[]> {
    return this.whenDone((done) => this.stream.write(bytes, () => done()));
  }

  /** What comes when there are no more bytes. */
  end(): Promise<Buffer[]> {
    return this.whenDone(() => this.stream.end());
  }

  close(): void {
    this.stream.destroy();
  }

  /** Waits until something is done, or everything is over: the stream does not call back then. */
  private async whenDone(begin: (done: () => void) => void): Promise<Buffer[]> {
    await new Promise<void>((done) => {
      this.wake = done;
      if (this.isOver) done();
      else begin(done);
    });
    return this.ready.splice(0);
  }
}
