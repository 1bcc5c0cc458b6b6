import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import type { Cut, CutList } from '../chunks/cut.js';
import { linesOfFile } from './lines-of-file.js';

/** The last line of a journal that is complete. */
interface End {
  readonly end: { readonly chunks: number; readonly items: number };
}

/** A chunk that was begun in a part of the run that did not end as it should have: it may be what ended it. */
interface Begun {
  readonly begun: number;
}

/** A part of the run that ended as it should. */
interface Left {
  readonly left: true;
}

type Entry = Cut | End | Begun | Left;

/**
 * The journal of a run, `chunks.jsonl`: where the input was cut, in order; then that it has ended. Every entry is a line, and what a kill has left of one is cut
 * off. An entry that is lost with the power only means that its chunk is done again.
 */
export class Journal implements CutList {
  private readonly file: number;
  private readonly known: AsyncIterator<Cut>;
  private whole = false;
  private closed = false;
  /** How often chunks were begun and not finished when the program was killed. */
  private readonly begun: ReadonlyMap<number, number>;

  private constructor(path: string, { end, begun, bytes }: Digest) {
    this.whole = end !== undefined;
    this.begun = begun;
    this.known = cutsIn(path, bytes)[Symbol.asyncIterator]();
    this.file = openSync(path, 'a+');
    ftruncateSync(this.file, bytes);
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
      // The disk may be full, which has been told; then some chunks are looked at with suspicion next time.
    } finally {
      this.closed = true;
      closeSync(this.file);
    }
  }

  private append(entry: Entry): void {
    // Input that was waited for may come after the end of the run: what is cut then is cut again next time.
    if (this.closed) return;
    writeSync(this.file, `${JSON.stringify(entry)}\n`);
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
  let [end, bytes] = [undefined as Digest['end'], 0];
  let open = new Map<number, number>();
  if (existsSync(path)) {
    bytes = wholeBytes(path);
    for await (const entry of entriesIn(path, bytes)) {
      if ('end' in entry) end = entry.end;
      else if ('begun' in entry) open.set(entry.begun, (open.get(entry.begun) ?? 0) + 1);
      else if ('left' in entry) open = new Map();
    }
  }
  return { end, begun: open, bytes };
}

/** How many chunks and items there are in all; undefined as long as that is not known. */
export async function endOf(path: string): Promise<End['end'] | undefined> {
  return (await digest(path)).end;
}

/** Where the input was cut, in order. */
export async function* cutsIn(path: string, bytes = existsSync(path) ? wholeBytes(path) : 0): AsyncGenerator<Cut> {
  if (bytes === 0) return;
  for await (const entry of entriesIn(path, bytes)) if ('id' in entry) yield entry;
}

async function* entriesIn(path: string, bytes: number): AsyncGenerator<Entry> {
  for await (const line of linesOfFile(path, bytes)) yield JSON.parse(line) as Entry;
}

/** The bytes of a file up to its last line end. */
function wholeBytes(path: string): number {
  const file = openSync(path, 'r');
  try {
    const block = Buffer.alloc(2 ** 16);
    let [whole, at] = [0, 0];
    for (;;) {
      const count = readSync(file, block, 0, block.length, at);
      if (count === 0) return whole;
      const last = block.subarray(0, count).lastIndexOf(10);
      if (last >= 0) whole = at + last + 1;
      at += count;
    }
  } finally {
    closeSync(file);
  }
}
