import type { Family, ReadOptions } from '@slidewise/core/contract';
import { familyById, guessFamily } from '@slidewise/core/families';
import { looksLikeId } from '@slidewise/core/session';
import type { BoardItem } from '../kinds/board.js';
import { type InputFile, type ReadCount, readText, Unreadable } from './read-text.js';

/** No board has more characters: what has more is many boards, each on its line. */
const LONGEST_BOARD = 4_000_000;
/** So many characters of a long file are taken apart at a time. */
const BLOCK = 2 ** 20;

interface Terms {
  readonly family?: string;
  readonly read: ReadOptions;
  readonly count: ReadCount;
  /** Each line is an item, whatever stands beside the board. */
  readonly byLine?: boolean;
}

/** The boards of files, in order, as they are read: however many there are, few are in memory. */
export async function* boardItems(files: AsyncIterable<InputFile>, terms: Terms): AsyncGenerator<BoardItem> {
  for await (const file of files) {
    try {
      yield* itemsOf(file, terms);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      yield { board: file.name, line: 1, trouble: error.message };
    }
  }
}

async function* itemsOf(file: InputFile, terms: Terms): AsyncGenerator<BoardItem> {
  const text = readText(file, terms.count);
  let head = '';
  for (let next = await text.next(); !next.done; next = await text.next()) {
    head += next.value;
    if (head.length <= LONGEST_BOARD) continue;
    yield* longFile(file, head, text, terms);
    return;
  }
  yield* shortFile(file, head, terms);
}

function familyOf({ family: usual }: InputFile, text: string, { family }: Terms): Family {
  return familyById(family ?? usual ?? '') ?? guessFamily(text);
}

/** A file that is in memory as a whole: it is taken apart as `solve` does it. */
function* shortFile(file: InputFile, text: string, terms: Terms): Generator<BoardItem> {
  if (text.trim() === '') return;
  let [waiting, count] = [undefined as BoardItem | undefined, 0];
  for (const item of partsOf(file, text, 1, terms, false)) {
    if (waiting !== undefined) yield waiting;
    waiting = item;
    count++;
  }
  // The only one is called by the name of its file alone.
  if (waiting !== undefined) yield count === 1 ? { ...waiting, board: file.name } : waiting;
}

/** A file of which only a block at a time is in memory; each of its lines is a board. */
async function* longFile(
  file: InputFile,
  head: string,
  rest: AsyncGenerator<string>,
  terms: Terms,
): AsyncGenerator<BoardItem> {
  const known = { ...file, family: familyOf(file, head.slice(0, BLOCK), terms).id };
  let [waiting, line, skipping] = [head, 1, false];
  // Whether there is the end of a line in it: looking for one again and again would take long in a long line.
  let ends = head.includes('\n');
  for (;;) {
    if (waiting.length < BLOCK || !ends) {
      const next = await rest.next();
      if (next.done) break;
      waiting += next.value;
      ends ||= next.value.includes('\n');
    }
    if (!ends) {
      // A line without an end must not fill the memory.
      if (waiting.length <= LONGEST_BOARD) continue;
      if (!skipping) yield { board: `${file.name}:${line}`, line, trouble: 'this line is too long to be a board' };
      [waiting, skipping] = ['', true];
      continue;
    }
    const end = waiting.lastIndexOf('\n') + 1;
    let block = waiting.slice(0, end);
    [waiting, ends] = [waiting.slice(end), false];
    if (skipping) {
      const rest = block.indexOf('\n') + 1;
      [block, line, skipping] = [block.slice(rest), line + 1, false];
    }
    yield* partsOf(known, block, line, terms, true);
    line += linesIn(block);
  }
  if (!skipping && waiting.trim() !== '') yield* partsOf(known, waiting, line, terms, true);
}

/** The boards in a text that starts on a line of its file. */
function* partsOf(file: InputFile, text: string, start: number, terms: Terms, onLines: boolean): Generator<BoardItem> {
  // Rows of an earlier run, or ids of positions: whatever the families are, each is on its line.
  const first = text.trimStart();
  if (terms.byLine || first.startsWith('{') || looksLikeId(first)) {
    yield* lineByLine(file, text, start);
    return;
  }
  const family = familyOf(file, text, terms);
  const parts = family.split(text, terms.read)[Symbol.iterator]();
  const [one, two] = [parts.next(), parts.next()];
  if (onLines && two.done) {
    yield* lineByLine({ ...file, family: family.id }, text, start);
    return;
  }
  for (let part = one, after = two; !part.done; part = after, after = parts.next()) {
    const line = start + part.value.line - 1;
    yield { board: `${file.name}:${line}`, line, family: family.id, text: part.value.text };
    if (after.done) return;
  }
}

function* lineByLine({ name, family }: InputFile, text: string, start: number): Generator<BoardItem> {
  let line = start - 1;
  for (const each of text.split(/\r\n|\n|\r/)) {
    line++;
    if (each.trim() === '') continue;
    yield { board: `${name}:${line}`, line, ...(family === undefined ? {} : { family }), text: each };
  }
}

function linesIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
