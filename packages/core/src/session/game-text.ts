import { aText } from '../check.js';
import * as say from '../messages/en/session.js';
import { ok, problem, type Result } from '../result.js';
import { filledRows, shorten } from '../text/rows.js';

// A game as text, in the manner of chess players' files: headers in brackets, then numbered moves with notes in braces.
//
//   [Family "rush-hour"]
//   [Board "rush-hour:usc:...b../…"]
//
//   1. d 2 {makes room}
//   2. c -2

/** The most moves of a game; a game within it can always be saved and read again. */
export const MOST_MOVES = 100_000;
/** The most characters of a saved game, notes included. */
export const LONGEST_GAME = 40_000_000;

/** The content of a game's text, not yet checked against any rules. */
export interface GameText {
  readonly headers: ReadonlyMap<string, string>;
  readonly moves: readonly MoveText[];
}

interface MoveText {
  readonly text: string;
  readonly note?: string;
  /** Where it stands, from 1; not needed to print it. */
  readonly line?: number;
  readonly column?: number;
}

export function printGame({ headers, moves }: GameText): string {
  const quoted = (value: string): string => value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');
  const head = [...headers].map(([name, value]) => `[${name} "${quoted(value)}"]\n`);
  const body = moves.map(({ text, note }, i) => `${i + 1}. ${text}${note === undefined ? '' : ` {${braced(note)}}`}\n`);
  return [...head, '\n', ...body].join('');
}

/** The moves of a game and nothing else, each in its place in the text: for readers of plain lists of moves. */
export function bareMoves(text: string): Result<string> {
  const game = parseGame(text);
  if (!game.ok) return game;
  const parts: string[] = [];
  let [atLine, atColumn] = [1, 1];
  for (const { text: move, line, column } of game.value.moves) {
    if (line! > atLine) {
      parts.push('\n'.repeat(line! - atLine));
      [atLine, atColumn] = [line!, 1];
    }
    parts.push(' '.repeat(column! - atColumn), move);
    atColumn = column! + move.length;
  }
  return ok(parts.join(''));
}

/** Moves may stand one on a line or many. */
export function parseGame(text: string): Result<GameText> {
  const error = aText(text, 'text');
  if (error !== undefined) return problem(error);
  if (text.length > LONGEST_GAME) return problem(say.gameTooLong({ most: LONGEST_GAME }));
  const headers = new Map<string, string>();
  const moves: MoveText[] = [];
  let inHead = true;
  for (const { text: row, line } of filledRows(text)) {
    const header = inHead ? readHeader(row) : undefined;
    if (header !== undefined) {
      if (headers.has(header.name)) return problem(say.headerTwice({ header: shorten(header.name) }), line, 1);
      headers.set(header.name, header.value);
      continue;
    }
    inHead = false;
    const error = readMoves(row, line, moves);
    if (error !== undefined) return error;
  }
  if (headers.size === 0) return problem(say.notAGame(), 1, 1);
  return ok({ headers, moves });
}

/** `[Name "value"]`; signs that mean something in it stand after a backslash. */
function readHeader(row: string): { readonly name: string; readonly value: string } | undefined {
  const [begin, name] = /^\s*\[([A-Za-z]\w*) "/.exec(row) ?? [];
  if (begin === undefined || !row.endsWith('"]')) return undefined;
  const end = markAfter(row, '"', begin.length);
  if (end !== row.length - 2) return undefined;
  return { name: name!, value: row.slice(begin.length, end).replace(/\\(.)/g, '$1') };
}

/** The first place of a mark from `start` on where no backslash takes its meaning away; -1 if there is none. */
function markAfter(row: string, mark: string, start: number): number {
  for (let at = row.indexOf(mark, start); at >= 0; at = row.indexOf(mark, at + 1)) {
    let slashes = 0;
    while (at - slashes > start && row[at - slashes - 1] === '\\') slashes++;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}

/**
 * Adds the numbered moves of one line to the others. A move ends before the next number. A note in braces before that
 * belongs to it. Every word is looked at once, so that a long line takes no longer than many short ones.
 */
function readMoves(row: string, line: number, moves: MoveText[]): Result<never> | undefined {
  const words = new WordReader(row);
  for (let word = words.next(); word !== undefined; ) {
    const expected = moves.length + 1;
    if (!isNumber(word.text) || Number.parseInt(word.text, 10) !== expected) {
      return problem(say.moveNumberExpected({ number: expected }), line, word.start + 1);
    }
    const first = words.next();
    if (first === undefined) return problem(say.moveNumberExpected({ number: expected }), line, word.start + 1);
    if (expected > MOST_MOVES) return problem(say.tooManyMoves({ most: MOST_MOVES }), line, word.start + 1);
    let [end, note] = [first.end, undefined as string | undefined];
    for (word = words.next(); word !== undefined; word = words.next()) {
      if (isNumber(word.text) && word.end < row.length) break;
      note = word.text.startsWith('{') ? words.noteFrom(word.start) : undefined;
      if (note !== undefined) {
        word = words.next();
        break;
      }
      end = word.end;
    }
    const place = { line, column: first.start + 1 };
    moves.push({
      text: row.slice(first.start, end),
      ...(note === undefined ? {} : { note: unbraced(note) }),
      ...place,
    });
  }
  return undefined;
}

function isNumber(word: string): boolean {
  return /^\d+\.$/.test(word);
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a row, one after another, and the notes between them. */
class WordReader {
  private readonly pattern = /\S+/g;
  /** The first brace that closes notes which begin before it, and whether one may end there; looked for once. */
  private close = -1;
  private ends = false;

  constructor(private readonly row: string) {}

  next(): Word | undefined {
    const found = this.pattern.exec(this.row);
    if (found === null) return undefined;
    return { text: found[0], start: found.index, end: this.pattern.lastIndex };
  }

  /** The note that begins at a brace, if the line or the next move follows it; the next word is the one after it. */
  noteFrom(start: number): string | undefined {
    if (this.close < start) {
      const found = markAfter(this.row, '}', start + 1);
      this.close = found < 0 ? this.row.length : found;
      const after = /\s*$|\s+\d+\.\s/y;
      after.lastIndex = this.close + 1;
      this.ends = found >= 0 && after.test(this.row);
    }
    if (!this.ends) return undefined;
    this.pattern.lastIndex = this.close + 1;
    return this.row.slice(start + 1, this.close);
  }
}

function braced(note: string): string {
  return note.replace(/[\\}]/g, '\\$&').replace(/\r\n|\n|\r/g, '\\n');
}

function unbraced(note: string): string {
  return note.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
}
