import type { Message } from '@slidewise/core/messages';

/** A direction in which a piece can go. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** What a board says to screen readers, in a language. Rows and columns are counted from 1. */
export interface BoardWords {
  /** A piece by its name. */
  readonly piece: (label: string, isTarget: boolean) => string;
  /** A whole description of a piece: its name, its size if it is larger than a cell, its place, and where it can go. */
  readonly described: (facts: {
    readonly piece: string;
    readonly size: { readonly rows: number; readonly columns: number } | undefined;
    readonly row: number;
    readonly column: number;
    readonly directions: readonly Direction[];
  }) => string;
  /** A piece that no move takes anywhere. */
  readonly cannotMove: (piece: string) => string;
  /** A piece with something in its way. */
  readonly blockedThatWay: (piece: string) => string;
  /** An arrow key with nothing to push into the gap. */
  readonly nothingMoves: (direction: Direction) => string;
  /** One row, or several. */
  readonly rows: (first: number, last: number) => string;
  /** One column, or several. */
  readonly columns: (first: number, last: number) => string;
  /** Rows, and columns in them. */
  readonly place: (rows: string, columns: string) => string;
  /** A list of places. */
  readonly and: (places: readonly string[]) => string;
  /** A place that one piece has to reach. */
  readonly goalOf: (label: string, place: string) => string;
  /** A board, by its name if it has one. */
  readonly board: (name: string | undefined, rows: number, columns: number) => string;
  /** How keys are used. */
  readonly help: string;
  /** The same where one cell is free. */
  readonly gapHelp: string;
  /** A move, or any other message of the library. */
  readonly tell: (said: Message) => string;
}

const range = (unit: string, first: number, last: number): string =>
  first === last ? `${unit} ${first}` : `${unit}s ${first} to ${last}`;

/** What a board says, in English. */
export const english: BoardWords = {
  piece: (label, isTarget) => `${isTarget ? 'Target' : 'Piece'} ${label}`,
  described({ piece, size, row, column, directions }) {
    const high = size === undefined ? '' : `, ${size.rows} high, ${size.columns} wide`;
    const freedom = directions.length === 0 ? 'cannot move' : `can move ${directions.join(', ')}`;
    return `${piece}${high}, row ${row}, column ${column}, ${freedom}`;
  },
  cannotMove: (piece) => `${piece} cannot move`,
  blockedThatWay: (piece) => `${piece} is blocked that way`,
  nothingMoves: (direction) => `Nothing can move ${direction}`,
  rows: (first, last) => range('row', first, last),
  columns: (first, last) => range('column', first, last),
  place: (rows, columns) => `${rows}, ${columns}`,
  and: (places) => places.join(' and '),
  goalOf: (label, place) => `${label} to ${place}`,
  board: (name = 'Board', rows, columns) => `${name}: a board of ${rows} rows and ${columns} columns`,
  help:
    'Arrow keys slide the piece. Shift with an arrow key moves from piece to piece, and typing the letters of a piece selects it. ' +
    'Enter shows where it can go, and moves it if there is only one place.',
  gapHelp:
    'Arrow keys slide the piece next to the gap, in the direction of the arrow. Shift with an arrow key moves from piece to piece, ' +
    'typing letters or digits selects a piece, and Enter pushes it towards the gap.',
  tell: ({ message }) => message,
};
