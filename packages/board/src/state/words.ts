import type { Cell, Scene, ScenePiece } from '@slidewise/core/contract';
import { goalGroups, type Shift, shapeOf } from '@slidewise/core/draw';
import { type BoardWords, type Direction, english } from './board-words.js';

// The texts of a board for screen readers: the same for every family, in any language.

/** A piece and where it is: `Piece B, 1 high, 3 wide, row 2, column 4, can move left, right`. */
export function pieceWords(piece: ScenePiece, directions: readonly Direction[], words: BoardWords = english): string {
  const { corner, rows, columns } = shapeOf(piece.cells);
  const size = piece.cells.length === 1 ? undefined : { rows, columns };
  const place = { row: corner.row + 1, column: corner.column + 1 };
  return words.described({ piece: nameOf(piece, words), size, ...place, directions });
}

/** What a piece is called. */
export function nameOf({ label, role }: ScenePiece, words: BoardWords = english): string {
  return words.piece(label, role === 'target');
}

/** The marked cells, for screen readers: `rows 4 to 5, columns 2 to 3`. */
export function goalWords(scene: Scene, words: BoardWords = english): string {
  return goalGroups(scene)
    .map(({ label, cells }) => {
      const place = placeWords(cells, words);
      return label === undefined ? place : words.goalOf(label, place);
    })
    .join('; ');
}

/** Where the cells are that only targets may enter; empty if there are none. */
export function reservedWords({ reserved = [] }: Scene, words: BoardWords = english): string {
  return words.and(reserved.map((cell) => placeWords([cell], words)));
}

function placeWords(cells: readonly Cell[], words: BoardWords): string {
  const { corner, rows, columns } = shapeOf(cells);
  if (cells.length < rows * columns) return words.and(cells.map((cell) => placeWords([cell], words)));
  return words.place(
    words.rows(corner.row + 1, corner.row + rows),
    words.columns(corner.column + 1, corner.column + columns),
  );
}

/** The directions in which a piece can move. */
export function directionsOf(shifts: readonly Shift[]): Direction[] {
  return DIRECTIONS.filter((way) => shifts.some((shift) => directionOf(shift) === way));
}

const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;

/** The direction of a straight shift. */
function directionOf({ rows, columns }: Shift): Direction | undefined {
  if (rows === 0) return columns < 0 ? 'left' : columns > 0 ? 'right' : undefined;
  if (columns === 0) return rows < 0 ? 'up' : 'down';
  return undefined;
}

/** The piece to which an arrow key leads: the nearest one in that direction, by their middles. */
export function neighbourOf(
  pieces: readonly ScenePiece[],
  from: number,
  rows: number,
  columns: number,
): number | undefined {
  const here = middleOf(pieces[from]!.cells);
  let [best, least]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const [i, { cells }] of pieces.entries()) {
    const there = middleOf(cells);
    const ahead = (there.row - here.row) * rows + (there.column - here.column) * columns;
    const aside = Math.abs((there.row - here.row) * columns) + Math.abs((there.column - here.column) * rows);
    if (i === from || ahead <= 0 || ahead + 2 * aside >= least) continue;
    [best, least] = [i, ahead + 2 * aside];
  }
  return best;
}

function middleOf(cells: readonly Cell[]): Cell {
  const { corner, rows, columns } = shapeOf(cells);
  return { row: corner.row + (rows - 1) / 2, column: corner.column + (columns - 1) / 2 };
}
