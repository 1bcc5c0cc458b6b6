import type { BoardItem } from '../kinds/board.js';
import { soundParts, troubleWithAll } from './damaged.js';
import { endOfLines, familyOf, isBoard, linesIn, type Terms, withoutFirstLine } from './parts.js';
import { type InputFile, Pieces } from './read-text.js';

/** No board has more characters: what has more is many boards, each on its line. */
const LONGEST_BOARD = 4_000_000;
/** So many characters of a long file are taken apart at a time. */
const BLOCK = 2 ** 20;

/** The boards of files, in order, as they are read: however many there are, few are in memory. */
export async function* boardItems(files: AsyncIterable<InputFile>, terms: Terms): AsyncGenerator<BoardItem> {
  for await (const file of files) {
    for await (const item of itemsOf(file, terms)) {
      // With the end of its line.
      terms.count.taken += (item.text?.length ?? 0) + 1;
      yield item;
    }
  }
}

async function* itemsOf(file: InputFile, terms: Terms): AsyncGenerator<BoardItem> {
  const pieces = new Pieces(file, terms);
  let head = '';
  for (let next = await pieces.next(); next !== undefined; next = await pieces.next()) {
    head += next;
    if (head.length <= LONGEST_BOARD) continue;
    const start = head.slice(0, LONGEST_BOARD);
    const trouble = troubleWithAll(file, start.slice(0, endOfLines(start)) || start, terms);
    if (trouble === undefined) yield* longFile(file, head, pieces, terms);
    else yield trouble;
    await pieces.close();
    return;
  }
  yield* shortFile(file, head, pieces.trouble, terms);
}

/** A file that is in memory as a whole: it is taken apart as `solve` does it. */
function* shortFile(file: InputFile, text: string, trouble: string | undefined, terms: Terms): Generator<BoardItem> {
  if (trouble === undefined && text.trim() === '') {
    // A pipe may bring nothing; but a file that was named was meant to.
    if (file.path !== '-') yield { board: file.name, line: 1, column: 1, trouble: 'the board is empty' };
    return;
  }
  const items = trouble === undefined ? wholeFile(file, text, terms) : brokenFile(file, text, trouble, terms);
  let [waiting, count] = [undefined as BoardItem | undefined, 0];
  for (const item of items) {
    if (waiting !== undefined) yield waiting;
    waiting = item;
    count++;
  }
  // The only one is called by the name of its file alone.
  if (waiting !== undefined) yield count === 1 ? { ...waiting, board: file.name } : waiting;
}

function* wholeFile(file: InputFile, text: string, terms: Terms): Generator<BoardItem> {
  if (text.trim() === '') return;
  const trouble = troubleWithAll(file, text, terms);
  if (trouble === undefined) yield* soundParts(file, text, 1, terms, false);
  else yield trouble;
}

/** A file that could be read up to some place: the board in which that is has no row but that of the trouble. */
function* brokenFile(file: InputFile, text: string, trouble: string, terms: Terms): Generator<BoardItem> {
  const lines = text.slice(0, endOfLines(text));
  let [waiting, count] = [undefined as BoardItem | undefined, 0];
  for (const item of wholeFile(file, lines, terms)) {
    if (waiting !== undefined) yield waiting;
    waiting = item;
    count++;
  }
  if (waiting !== undefined) {
    // Of several lines, the last ones may be missing.
    const mayBeCut = linesIn(waiting.text?.trim() ?? '') > 0 || (count === 1 && !isBoard(waiting, terms));
    if (!mayBeCut) yield waiting;
  }
  yield brokenHere(file, 1 + linesIn(lines), trouble);
}

function brokenHere({ name }: InputFile, line: number, trouble: string): BoardItem {
  return { board: `${name}:${line}`, line, trouble };
}

/** A file of which only a block at a time is in memory; each of its lines is a board. */
async function* longFile(file: InputFile, head: string, rest: Pieces, terms: Terms): AsyncGenerator<BoardItem> {
  const known = { ...file, family: familyOf(file, head.slice(0, BLOCK), terms).id };
  let [waiting, line, skipping] = [head, 1, false];
  const boardsIn = function* (block: string): Generator<BoardItem> {
    const lines = skipping ? withoutFirstLine(block) : block;
    if (skipping && linesIn(block) > 0) [line, skipping] = [line + 1, false];
    yield* soundParts(known, lines, line, terms, true);
    line += linesIn(lines);
  };
  // Whether there is the end of a line in it: looking for one again and again would take long in a long line.
  let ends = endOfLines(head) > 0;
  for (;;) {
    if (ends && waiting.length >= BLOCK) {
      const end = endOfBlock(waiting);
      yield* boardsIn(waiting.slice(0, end));
      waiting = waiting.slice(end);
      ends = endOfLines(waiting) > 0;
      continue;
    }
    // A line without an end must not fill the memory.
    if (waiting.length > LONGEST_BOARD) {
      if (!skipping) yield { board: `${file.name}:${line}`, line, trouble: 'this line is too long to be a board' };
      [waiting, skipping] = ['', true];
    }
    const next = await rest.next();
    if (next === undefined) break;
    waiting += next;
    ends ||= endOfLines(next) > 0;
  }
  // A line in which reading failed is not whole.
  yield* boardsIn(rest.trouble === undefined ? waiting : waiting.slice(0, endOfLines(waiting)));
  if (rest.trouble !== undefined) yield brokenHere(file, line, rest.trouble);
}

/**
 * Where the first block ends in a text with more characters and the end of a line: with its last line that has an end, or else with the first that has. It depends on the text
 * alone, and not on the pieces in which that came: out of a pipe, these are others each time, and the boards must not be.
 */
function endOfBlock(text: string): number {
  const end = endOfLines(text.slice(0, BLOCK));
  if (end > 0) return text.startsWith('\r\n', end - 1) ? end + 1 : end;
  return text.length - withoutFirstLine(text).length;
}
