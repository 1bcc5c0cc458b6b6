import { boardTooLong } from '../messages/en/boards.js';
import type { Message } from '../messages/message.js';

/** A row of a text, with the place in the text where it starts (both from 1). */
export interface Row {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The text of one board has no more characters than this: a tray of 256×256 blocks, with its goals, takes half of them. */
export const LONGEST_BOARD = 4_000_000;

/** The problem of a text that is too long to be read; to be checked before anything is split. */
export function lengthError(
  text: string,
  tooLong: (values: { most: number }) => Message = boardTooLong,
): Message | undefined {
  return text.length <= LONGEST_BOARD ? undefined : tooLong({ most: LONGEST_BOARD });
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * The lines of a text that are not blank, one after another, without a byte order mark and without blanks at their ends. However
 * many blank lines are between them, they are only counted.
 */
export function* filledRows(text: string): Generator<Row> {
  const filled = /\S/g;
  const lineEnd = /[\r\n]/g;
  let [start, line] = [text.startsWith('\uFEFF') ? 1 : 0, 1];
  for (;;) {
    filled.lastIndex = start;
    const found = filled.exec(text);
    if (found === null) return;
    for (let at = start; at < found.index; at++) {
      const code = text.charCodeAt(at);
      const ends = code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED);
      if (ends) [start, line] = [at + 1, line + 1];
    }
    lineEnd.lastIndex = found.index;
    const end = lineEnd.exec(text)?.index ?? text.length;
    yield { text: text.slice(start, end).trimEnd(), line, column: 1 };
    start = end;
  }
}

/**
 * The lines of a text from the first to the last that is not blank. If there are more than `most`, only `most` and one, so that the
 * caller can detect the excess.
 */
export function rowsOf(text: string, most: number): Row[] {
  const rows: Row[] = [];
  for (const row of filledRows(text)) {
    const first = rows[0] ?? row;
    while (rows.length < row.line - first.line && rows.length <= most) {
      rows.push({ text: '', line: first.line + rows.length, column: 1 });
    }
    if (rows.length > most) break;
    rows.push(row);
  }
  return rows;
}

/** A character as it can stand in a message: quoted, and by number if it cannot be seen. */
export function showCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  // For ASCII without the tables of all scripts, which take long to load.
  const visible = /^[!-~]$/.test(character) || /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character);
  return visible ? `"${character}"` : `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text as it can stand in a message: short and visible. */
export function shorten(text: string): string {
  const short = text.slice(0, 24);
  const shown = /^[ -~]*$/.test(short) ? short : short.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '·');
  return text.length > 24 ? `${shown}…` : shown;
}
