import { ok, problem, type Result } from '../result.js';

// A game as text, in the manner of chess players' files: headers in brackets, then numbered moves with notes in braces.
//
//   [Family "rush-hour"]
//   [Board "rush-hour:usc:...b../…"]
//
//   1. d 2 {makes room}
//   2. c -2

/** What a game's text says, not yet checked against any rules. */
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

/** Whether a text starts like a game: by a header. */
export function looksLikeGame(text: string): boolean {
  return /^\uFEFF?\s*\[[A-Z]\w* "/.test(text);
}

export function printGame({ headers, moves }: GameText): string {
  const head = [...headers].map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]\n`);
  const body = moves.map(({ text, note }, i) => `${i + 1}. ${text}${note === undefined ? '' : ` {${braced(note)}}`}\n`);
  return [...head, '\n', ...body].join('');
}

/** The moves of a game and nothing else, each where it stands in the text: for whoever reads plain lists of moves. */
export function bareMoves(text: string): Result<string> {
  const game = parseGame(text);
  if (!game.ok) return game;
  const lines: string[] = [];
  for (const { text: move, line, column } of game.value.moves) {
    while (lines.length < line!) lines.push('');
    lines[line! - 1] = lines[line! - 1]!.padEnd(column! - 1) + move;
  }
  return ok(lines.join('\n'));
}

/** Moves may stand one on a line or many. */
export function parseGame(text: string): Result<GameText> {
  const headers = new Map<string, string>();
  const moves: MoveText[] = [];
  let inHead = true;
  for (const [i, whole] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = whole.trimEnd();
    if (line.trim() === '') continue;
    const header = inHead ? /^\s*\[([A-Za-z]\w*) "((?:[^"\\]|\\.)*)"\]$/.exec(line) : null;
    if (header !== null) {
      if (headers.has(header[1]!)) return problem(`there is a second header "${header[1]}"`, i + 1, 1);
      headers.set(header[1]!, header[2]!.replace(/\\(.)/g, '$1'));
      continue;
    }
    inHead = false;
    const read = movesIn(line, i + 1, moves.length);
    if (!read.ok) return read;
    moves.push(...read.value);
  }
  if (headers.size === 0) return problem('this is no game: expected headers such as [Family "…"]', 1, 1);
  return ok({ headers, moves });
}

/** The numbered moves of one line. A note belongs to the move before it. */
function movesIn(line: string, lineNumber: number, before: number): Result<MoveText[]> {
  const moves: MoveText[] = [];
  let rest = line.trimStart();
  while (rest !== '') {
    const column = line.length - rest.length + 1;
    const number = /^(\d+)\.\s+/.exec(rest);
    const expected = before + moves.length + 1;
    if (number === null || Number(number[1]) !== expected) {
      return problem(`expected move number ${expected}, such as "${expected}. …"`, lineNumber, column);
    }
    const body = /^(\S.*?)(?:\s+\{((?:[^}\\]|\\.)*)\})?(?=\s+\d+\.\s|$)/.exec(rest.slice(number[0].length));
    if (body === null) return problem(`move ${expected} is missing`, lineNumber, column);
    const place = { line: lineNumber, column: column + number[0].length };
    const note = body[2] === undefined ? {} : { note: unbraced(body[2]) };
    moves.push({ text: body[1]!, ...note, ...place });
    rest = rest.slice(number[0].length + body[0].length).trimStart();
  }
  return ok(moves);
}

function braced(note: string): string {
  return note.replace(/[\\}]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

function unbraced(note: string): string {
  return note.replace(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
}
