import { createHash } from 'node:crypto';
import { closeSync, createReadStream, readSync } from 'node:fs';
import { openRegular } from '@slidewise/node/files';
import { asRead, isMissing } from '@slidewise/node/system-errors';
import type { Cut } from '../chunks/cut.js';
import { RunError } from '../run-error.js';

/** The last line of a journal that is complete. */
export interface End {
  readonly end: { readonly chunks: number; readonly items: number };
}

/** A chunk that was begun before the run crashed: it may be the cause. */
interface Begun {
  readonly begun: number;
}

/** A part of the run that ended as it should. */
interface Left {
  readonly left: true;
}

/** A line of a journal. */
export type Entry = Cut | End | Begun | Left;

/** Where the input was cut, in order. */
export async function* cutsIn(path: string, bytes = wholeBytes(path)): AsyncGenerator<Cut> {
  for await (const entry of entriesIn(path, bytes)) if ('id' in entry) yield entry;
}

/**
 * The entries of a journal, or of its first bytes. Each cut must begin at the end of the one before, and the end must
 * match the last. Otherwise results would be missing or doubled, so it is reported.
 */
export async function* entriesIn(path: string, bytes = wholeBytes(path)): AsyncGenerator<Entry> {
  let [line, chunks, items, ended] = [0, 0, 0, false];
  const refuse = (what: string): RunError =>
    new RunError(
      `${path}: line ${line} ${what}; remove it and all lines after it, and the command that began the run does again what they were about`,
    );
  for await (const text of linesOfFile(path, bytes)) {
    line++;
    const entry = entryIn(text);
    if (entry === undefined) throw refuse('is damaged');
    if ('id' in entry) {
      if (entry.number < chunks) throw refuse(`has chunk ${entry.number} a second time`);
      if (ended || entry.number > chunks || entry.first !== items)
        throw refuse('does not go on where those before it end');
      chunks++;
      items += entry.items;
    } else if ('end' in entry) {
      if (ended || entry.end.chunks !== chunks || entry.end.items !== items)
        throw refuse(`does not count the ${items} items of the lines before it`);
      ended = true;
    }
    yield entry;
  }
}

/** An entry as a line, with a checksum of its own. */
export function lineOf(entry: Entry): string {
  return `${JSON.stringify({ ...entry, sum: checksum(entry) })}\n`;
}

function checksum(entry: object): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 8);
}

/** The entry of a line, or undefined if it is none. */
function entryIn(line: string): Entry | undefined {
  let entry: Partial<Cut & End & Begun & Left>;
  try {
    const { sum, ...read } = JSON.parse(line);
    if (sum !== checksum(read)) return undefined;
    entry = read;
  } catch {
    return undefined;
  }
  const { number, id, first, items, end, begun, left } = entry;
  const isEntry =
    id === undefined
      ? areCounts(begun) || left === true || areCounts(end?.chunks, end?.items)
      : typeof id === 'string' && areCounts(number, first, items);
  return isEntry ? (entry as Entry) : undefined;
}

function areCounts(...values: readonly unknown[]): boolean {
  return values.every((value) => Number.isSafeInteger(value) && (value as number) >= 0);
}

/** The bytes of a journal up to its last line end; none where it has not been begun. */
export function wholeBytes(path: string): number {
  let file: number | undefined;
  try {
    file = openRegular(path);
    const block = Buffer.alloc(2 ** 16);
    let [whole, at] = [0, 0];
    for (;;) {
      const count = readSync(file, block, 0, block.length, at);
      if (count === 0) return whole;
      const last = block.subarray(0, count).lastIndexOf(10);
      if (last >= 0) whole = at + last + 1;
      at += count;
    }
  } catch (error) {
    if (isMissing(error)) return 0;
    throw asRead(error, path);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** The lines of a kept file, or of its first bytes, as they are read. */
async function* linesOfFile(path: string, bytes = Number.POSITIVE_INFINITY): AsyncGenerator<string> {
  if (bytes === 0) return;
  let rest = '';
  try {
    for await (const piece of createReadStream(path, { fd: openRegular(path), encoding: 'utf8', end: bytes - 1 })) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    throw asRead(error, path);
  }
  if (rest !== '') yield rest;
}
