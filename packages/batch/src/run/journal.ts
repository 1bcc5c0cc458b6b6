import { closeSync, fsyncSync, ftruncateSync } from 'node:fs';
import { appendAll, openRegular } from '@slidewise/node/files';
import type { Cut, CutList } from '../chunks/cut.js';
import { cutsIn, type End, type Entry, entriesIn, lineOf, wholeBytes } from './journal-entries.js';

/**
 * The journal of a run, `chunks.jsonl`: where the input was cut, in order; then that it has ended. Every entry is a line, and what a kill or a full disk has left of
 * one is cut off. An entry that is lost with the power only means that its chunk is done again.
 */
export class Journal implements CutList {
  private readonly file: number;
  private readonly known: AsyncIterator<Cut>;
  private whole = false;
  private closed = false;
  /** The bytes that are whole lines. */
  private bytes: number;
  /** Whether there may be a part of an entry behind them. */
  private torn = true;
  /** How often chunks were begun and not finished when the program was killed. */
  private readonly begun: ReadonlyMap<number, number>;

  private constructor(path: string, { end, begun, bytes }: Digest) {
    this.whole = end !== undefined;
    this.begun = begun;
    this.bytes = bytes;
    this.known = cutsIn(path, bytes)[Symbol.asyncIterator]();
    this.file = openRegular(path, 'append');
  }

  static async open(path: string): Promise<Journal> {
    return new Journal(path, await digest(path));
  }

  get isWhole(): boolean {
    return this.whole;
  }

  async next(): Promise<Cut | undefined> {
    const { value, done } = await this.known.next();
    return done ? undefined : value;
  }

  add(cut: Cut): void {
    this.append(cut);
  }

  end(chunks: number, items: number): void {
    this.append({ end: { chunks, items } });
    this.whole = true;
    if (!this.closed) fsyncSync(this.file);
  }

  begin(chunk: number): void {
    this.append({ begun: chunk });
  }

  /** Whether a chunk was being worked on twice when the program was killed: it may be the reason. */
  isSuspect(chunk: number): boolean {
    return (this.begun.get(chunk) ?? 0) >= 2;
  }

  close(inOrder: boolean): void {
    try {
      if (inOrder) this.append({ left: true });
    } catch {
      // The disk may be full, which has been reported; then some chunks are looked at with suspicion next time.
    } finally {
      this.closed = true;
      closeSync(this.file);
    }
  }

  private append(entry: Entry): void {
    // Input that was waited for may come after the end of the run: what is cut then is cut again next time.
    if (this.closed) return;
    const line = lineOf(entry);
    // What is left of an entry must not become the beginning of this one.
    if (this.torn) ftruncateSync(this.file, this.bytes);
    this.torn = true;
    appendAll(this.file, line);
    this.torn = false;
    this.bytes += Buffer.byteLength(line);
  }
}

interface Digest {
  readonly end: End['end'] | undefined;
  readonly begun: ReadonlyMap<number, number>;
  /** The bytes that are whole lines. */
  readonly bytes: number;
}

/** What a journal says, but for the cuts, of which there may be very many. */
async function digest(path: string): Promise<Digest> {
  const bytes = wholeBytes(path);
  let end: Digest['end'];
  let begun = new Map<number, number>();
  for await (const entry of entriesIn(path, bytes)) {
    if ('end' in entry) end = entry.end;
    else if ('begun' in entry) begun.set(entry.begun, (begun.get(entry.begun) ?? 0) + 1);
    else if ('left' in entry) begun = new Map();
  }
  return { end, begun, bytes };
}

/** How many chunks and items there are in all; undefined as long as that is not known. */
export async function endOf(path: string): Promise<End['end'] | undefined> {
  return (await digest(path)).end;
}

export { cutsIn } from './journal-entries.js';
