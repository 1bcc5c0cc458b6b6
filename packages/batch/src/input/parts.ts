import type { Family, ReadOptions } from '@slidewise/core/contract';
import { familyById, guessFamily } from '@slidewise/core/families';
import { looksLikeId } from '@slidewise/core/session';
import { type BoardItem, readBoard } from '../kinds/board.js';
import type { InputFile, ReadTerms } from './read-text.js';

export const LINE_END = /\r\n|\n|\r/g;

/** How files are read. */
export interface Terms extends ReadTerms {
  readonly family?: string;
  readonly read: ReadOptions;
  /** Each line is an item, whatever stands beside the board. */
  readonly byLine?: boolean;
}

export function familyOf({ family: usual }: InputFile, text: string, { family, read }: Terms): Family {
  return familyById(family ?? usual ?? '') ?? guessFamily(text, read);
}

/** The boards in a text that starts on a line of its file. */
export function* partsOf(
  file: InputFile,
  text: string,
  start: number,
  terms: Terms,
  onLines: boolean,
): Generator<BoardItem> {
  // Rows of an earlier run, or ids of positions: whatever the families are, each is on its line.
  const first = text.trimStart();
  if (terms.byLine || first.startsWith('{') || looksLikeId(first)) {
    yield* lineByLine(file, text, start);
    return;
  }
  const family = familyOf(file, text, terms);
  const parts = family.split(text, terms.read)[Symbol.iterator]();
  const [one, two] = [parts.next(), parts.next()];
  if (two.done && (onLines || isList(family, text, terms.read))) {
    yield* lineByLine({ ...file, family: family.id }, text, start);
    return;
  }
  for (let part = one, after = two; !part.done; part = after, after = parts.next()) {
    const line = start + part.value.line - 1;
    yield { board: `${file.name}:${line}`, line, family: family.id, text: part.value.text };
    if (after.done) return;
  }
}

/** So many lines are tried, and so many characters at most. */
const LOOK_AHEAD = 50;
const LONGEST_LOOK = 100_000;

/** A shorter line may be the row with the target of a board that is drawn, and has a fault elsewhere. */
const LONGER_THAN_A_ROW = 20;

/**
 * Whether a text that its family takes for one board is a list: most of its lines are boards by themselves, or the whole is none and some of them are. Of a board that is drawn, hardly
 * any row is a board: the others lack the target, or tiles. Where nothing is a board, that may be due to what was asked for beside the text, and it is read without that.
 */
function isList(family: Family, text: string, options: ReadOptions): boolean {
  const lines = text
    .slice(0, LONGEST_LOOK)
    .split(LINE_END, LOOK_AHEAD)
    .filter((line) => line.trim() !== '');
  if (lines.length < 2) return false;
  for (const each of withLess(options)) {
    const boards = lines.filter((line) => looksLikeId(line.trim()) || family.parse(line, each).ok);
    if (2 * boards.length > lines.length) return true;
    if (family.parse(text, each).ok) return false;
    if (boards.length > 1 || boards.some((line) => line.length > LONGER_THAN_A_ROW)) return true;
  }
  return false;
}

/** Whether an item is a board, if not as was asked for, then otherwise. */
export function isBoard(item: BoardItem, { read, ...terms }: Terms): boolean {
  return withLess(read).some((each) => readBoard(item, { ...terms, read: each }).ok);
}

/** Options, and the same without those that may fit no board: the target and the goal, then the size, too. */
function withLess(options: ReadOptions): ReadOptions[] {
  const { format, size } = options;
  const said = { ...(format === undefined ? {} : { format }) };
  return [options, { ...said, ...(size === undefined ? {} : { size }) }, said];
}

function* lineByLine({ name, family }: InputFile, text: string, start: number): Generator<BoardItem> {
  let line = start - 1;
  for (const each of text.split(LINE_END)) {
    line++;
    if (each.trim() === '') continue;
    yield { board: `${name}:${line}`, line, ...(family === undefined ? {} : { family }), text: each };
  }
}

/** Where the last line that has an end ends, behind that; 0 if none has. */
export function endOfLines(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
}

export function withoutFirstLine(text: string): string {
  return text.replace(/^[^\r\n]*(\r\n|\n|\r|$)/, '');
}

/** How many lines have an end. */
export function linesIn(text: string): number {
  return text.match(LINE_END)?.length ?? 0;
}
