import { boardEmpty } from '../../messages/en/boards.js';
import * as say from '../../messages/en/tiles.js';
import { problem, type Result } from '../../result.js';
import { filledRows, shorten } from '../../text/rows.js';
import { MOST_CELLS } from '../position.js';

/** A number of a text, and where it stands (both from 1). */
export interface NumberRead {
  readonly value: number;
  readonly line: number;
  readonly column: number;
}

/** The numbers of a text, by rows: a line is a row, and `/` or the end of a list starts another. */
export interface NumberRows {
  readonly rows: readonly (readonly NumberRead[])[];
  /** How many lines they stand on. */
  readonly lines: number;
}

/** What stands between numbers, other than blanks and commas: lists in lists, as programs write them, are rows, too. */
const MARKS = '/[]{}()';
const TOKEN = /[/[\]{}()]|[^\s,/[\]{}()]+/g;

/** Reads numbers that are set apart by blanks or commas; `_` and `.` are 0; `#` starts a comment. */
export function readNumbers(text: string): Result<NumberRows> {
  const rows: NumberRead[][] = [];
  let lines = 0;
  let count = 0;
  for (const { text: raw, line } of filledRows(text)) {
    let row: NumberRead[] = [];
    const before = count;
    for (const { 0: token, index } of raw.replace(/#.*/, '').matchAll(TOKEN)) {
      const column = index + 1;
      if (MARKS.includes(token)) {
        if (row.length > 0) rows.push(row);
        row = [];
        continue;
      }
      if (!/^(\d{1,6}|[_.])$/.test(token)) {
        const text = token.length === 1 ? token : shorten(token);
        return problem(say.notATile({ text }), line, column);
      }
      row.push({ value: token === '_' || token === '.' ? 0 : Number(token), line, column });
      count++;
      if (count > MOST_CELLS + 2) return problem(say.tooManyNumbers({ most: MOST_CELLS }), line, column);
    }
    if (row.length > 0) rows.push(row);
    if (count > before) lines++;
  }
  return rows.length === 0 ? problem(boardEmpty(), 1, 1) : { ok: true, value: { rows, lines } };
}
