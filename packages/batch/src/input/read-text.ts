import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Decoder } from '@slidewise/core/reading';
import { gunzip } from './gunzip.js';

/** A file of boards. */
export interface InputFile {
  /** What it is called in the results. */
  readonly name: string;
  /** Where it is; `-` is standard input. */
  readonly path: string;
  /** The family that it belongs to by its place in a collection. */
  readonly family?: string;
  /** Opens a file that may block, such as a pipe, so that waiting keeps no thread; undefined for ordinary files. */
  readonly open?: () => Readable | undefined;
}

/** How much of the input has been read, in bytes as they lie on the disk and in characters; and how many of these were in boards that were taken. */
export interface ReadCount {
  /** Bytes read so far, as they lie on the disk. */
  bytes: number;
  /** Characters of their text. */
  characters: number;
  /** Characters of boards that were taken. */
  taken: number;
}

/** What goes on while files are read. */
export interface ReadLimits {
  readonly count: ReadCount;
  /** Reads no more, whatever is still to come: a caller that waits for it gets an error. */
  readonly signal?: AbortSignal;
}

/** A file cannot be read, or not to its end; the message is what is wrong with it. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The text of a file, piece by piece, uncompressed if it is compressed by gzip. Where reading fails, everything before comes first. */
async function* readText(file: InputFile, options: ReadLimits): AsyncGenerator<string> {
  const decoder = new Decoder();
  const counted = (text: string): string => {
    options.count.characters += text.length;
    return text;
  };
  try {
    for await (const piece of unpacked(bytesOf(file, options))) yield counted(decoder.decode(piece));
  } catch (error) {
    // That the rest is not wanted is no fault of the file.
    if (options.signal?.aborted) throw error;
    throw new Unreadable(explain(error as NodeJS.ErrnoException, file.path));
  }
  yield counted(decoder.end());
}

/** The text of a file; that it cannot be read, or not to its end, is known when there is no more of it. */
export class Pieces {
  private readonly text: AsyncGenerator<string>;
  private failure: Unreadable | undefined;

  constructor(file: InputFile, options: ReadLimits) {
    this.text = readText(file, options);
  }

  /** Why there is no more, where it is not the end. */
  get error(): string | undefined {
    return this.failure?.message;
  }

  async next(): Promise<string | undefined> {
    try {
      const next = await this.text.next();
      return next.done ? undefined : next.value;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.failure = error;
      return undefined;
    }
  }

  /** Reads no more. */
  async close(): Promise<void> {
    await this.text.return(undefined);
  }
}

async function* bytesOf({ path, open }: InputFile, { count, signal }: ReadLimits): AsyncGenerator<Buffer> {
  signal?.throwIfAborted();
  const stream: Readable = path === '-' ? process.stdin : (open?.() ?? createReadStream(path));
  const stop = (): void => void stream.destroy();
  signal?.addEventListener('abort', stop);
  try {
    for await (const piece of stream) {
      count.bytes += piece.length;
      yield piece;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
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
  yield* gunzip(all());
}

function explain(error: NodeJS.ErrnoException, path: string): string {
  if (error.code?.startsWith('Z_')) return `this cannot be uncompressed: ${error.message}`;
  // A name in a folder whose bytes are no text cannot be given back to the system.
  if (error.code === 'ENOENT' && path.includes('\ufffd')) return 'it cannot be read: its name is not valid UTF-8';
  return `it cannot be read: ${error.message}`;
}
