import type { Cell, Scene, ScenePiece } from '@slidewise/core/contract';
import { goalGroups, type Shift, shapeOf } from '@slidewise/core/draw';

// The texts of a board for screen readers: the same for every family.

/** A piece and where it is: `Piece B, 1 by 3, row 2, column 4, can move left, right`. */
export function pieceWords(piece: ScenePiece, ways: readonly string[]): string {
  const { corner, rows, columns } = shapeOf(piece.cells);
  const size = piece.cells.length === 1 ? '' : `, ${rows} high, ${columns} wide`;
  const freedom = ways.length === 0 ? 'cannot move' : `can move ${ways.join(', ')}`;
  return `${nameOf(piece)}${size}, row ${corner.row + 1}, column ${corner.column + 1}, ${freedom}`;
}

export function nameOf({ label, role }: ScenePiece): string {
  return role === 'target' ? `Target ${label}` : `Piece ${label}`;
}

/** The marked cells, for screen readers: `rows 4 to 5, columns 2 to 3`. */
export function goalWords(scene: Scene): string {
  return goalGroups(scene)
    .map(({ label, cells }) => `${label === undefined ? '' : `${label} to `}${placeWords(cells)}`)
    .join('; ');
}

/** Where the cells are that only targets may enter; empty if there are none. */
export function reservedWords({ reserved = [] }: Scene): string {
  return reserved.map((cell) => placeWords([cell])).join(' and ');
}

function placeWords(cells: readonly Cell[]): string {
  const { corner, rows, columns } = shapeOf(cells);
  if (cells.length < rows * columns) return cells.map((cell) => placeWords([cell])).join(' and ');
  return `${rangeWords('row', corner.row, rows)}, ${rangeWords('column', corner.column, columns)}`;
}

function rangeWords(unit: string, from: number, count: number): string {
  return count === 1 ? `${unit} ${from + 1}` : `${unit}s ${from + 1} to ${from + count}`;
}

/** The directions in which a piece can move. */
export function directionsOf(shifts: readonly Shift[]): string[] {
  const named: [string, (shift: Shift) => boolean][] = [
    ['left', ({ rows, columns }) => rows === 0 && columns < 0],
    ['right', ({ rows, columns }) => rows === 0 && columns > 0],
    ['up', ({ rows, columns }) => columns === 0 && rows < 0],
    ['down', ({ rows, columns }) => columns === 0 && rows > 0],
  ];
  return named.filter(([, fits]) => shifts.some(fits)).map(([way]) => way);
}

/** The piece to which an arrow key leads: the nearest whose middle lies that way, straight ahead before aside. */
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
