import { familyById } from '@slidewise/core/families';
import { type MessageFields, messageFields } from '@slidewise/core/messages';
import type { Problem } from '@slidewise/core/result';
import type { BoardItem, Place } from './board.js';
import type { Column, Row, Status } from './kind.js';

/** The row of a board that cannot be worked on. */
export interface BadRow extends Row, MessageFields<'error'> {
  readonly board: string;
  readonly status: 'error';
  readonly line: number;
  readonly column: number | null;
}

/** A row that stands for another one: the merge puts that in its place, under this one's name. */
export interface SharedRow extends Row {
  readonly board: string;
  readonly line: number;
  readonly sameAs: Place;
}

export const BAD: Status = { id: 'error', word: 'with errors', good: false };

export function badRow({ board, line: start }: BoardItem, problem: Problem): BadRow {
  const { line = start, column = null } = problem;
  return { board, status: 'error', line, column, ...messageFields('error', problem) };
}

export function sharedRow({ board, line }: BoardItem, sameAs: Place): SharedRow {
  return { board, line, sameAs };
}

// biome-ignore lint/suspicious/noExplicitAny: what rows hold is written by the kinds that declare the columns
type Plain = any;

/** A column that holds what a row has under its own name. */
export function plainColumn(name: string, type: Column['type']): Column {
  return { name, type, of: (row: Plain) => row[name] };
}

/** A figure of the search, out of the row's `stats`. */
export function statColumn(name: string): Column {
  return { name, type: 'INT64', of: (row: Plain) => row.stats?.[name] };
}

/** The moves as one text, as the family writes them. */
export const MOVES: Column = {
  name: 'moves',
  type: 'STRING',
  of: ({ moves, family }: Plain) =>
    Array.isArray(moves) && family !== undefined ? moves.join(familyById(family)!.moveSeparator) : undefined,
};

export const REASON_COLUMNS: readonly Column[] = [plainColumn('reason', 'STRING'), plainColumn('reasonCode', 'STRING')];

export const ERROR_COLUMNS: readonly Column[] = [
  plainColumn('line', 'INT32'),
  plainColumn('column', 'INT32'),
  plainColumn('error', 'STRING'),
  plainColumn('errorCode', 'STRING'),
];
