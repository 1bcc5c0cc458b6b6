import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** A file of boards. */
export interface InputFile {
  /** What it is called in the results. */
  readonly name: string;
  /** Where it is; `-` is standard input. */
  readonly path: string;
  /** The family that it belongs to by its place in a collection. */
  readonly family?: string;
}

/** How much of the input has been read, in bytes as they lie on the disk. */
export interface ReadCount {
  bytes: number;
}

/** A file cannot be read, or not as text; the message is what is wrong with it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The text of a file, piece by piece, uncompressed if it is compressed by gzip. */
export async function* readText({ path }: InputFile, count: ReadCount): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of unpacked(bytesOf(path, count))) {
      const zero = piece.indexOf(0);
      if (zero >= 0) throw new Unreadable('this is not text: it has a byte that is zero');
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(explain(error as NodeJS.ErrnoException));
  }
}

async function* bytesOf(path: string, count: ReadCount): AsyncGenerator<Buffer> {
  const stream: AsyncIterable<Buffer> = path === '-' ? process.stdin : createReadStream(path);
  for await (const piece of stream) {
    count.bytes += piece.length;
    yield piece;
  }
}

/** What was compressed by gzip, by the first two bytes of which it is known, as it was before. */
async function* unpacked(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    head = Buffer.concat([head, next.value]);
    if (head.length >= 2) break;
  }
  const all = async function* (): AsyncGenerator<Buffer> {
    if (head.length > 0) yield head;
    yield* pieces;
  };
  if (head[0] !== 0x1f || head[1] !== 0x8b) {
    yield* all();
    return;
  }
  const { Readable } = await import('node:stream');
  const source = Readable.from(all());
  const gunzip = createGunzip();
  // Where reading fails, so does what is made of it.
  source.on('error', (error) => gunzip.destroy(error));
  yield* source.pipe(gunzip) as AsyncIterable<Buffer>;
}

function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof TypeError) return 'this is not text: it is not valid UTF-8';
  if (error.code?.startsWith('Z_')) return `this cannot be uncompressed: ${error.message}`;
  return `it cannot be read: ${error.message}`;
}
