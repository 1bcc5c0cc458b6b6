import type { Cell, Scene } from '@slidewise/core/contract';
import type { Shift } from '@slidewise/core/draw';
import type { Session } from '@slidewise/core/session';
import { ownersOf, place } from './picture.js';

/** One cell in one of the four directions. */
export interface Direction {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
}

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  up: { name: 'up', rows: -1, columns: 0 },
  down: { name: 'down', rows: 1, columns: 0 },
  left: { name: 'left', rows: 0, columns: -1 },
  right: { name: 'right', rows: 0, columns: 1 },
};

/** The directions in which a piece can go, perhaps with others before it. */
export function directionsOf(session: Session, piece: number): Direction[] {
  return Object.values(DIRECTIONS).filter(({ rows, columns }) => session.slide(piece, rows, columns) !== undefined);
}

/** The pieces that can move, in the order of the scene. */
export function movable(session: Session): number[] {
  const pieces = new Set(session.nudges().flatMap(({ shifts }) => shifts.map(({ piece }) => piece)));
  return [...pieces].sort((a, b) => a - b);
}

/**
 * Slides a piece towards a place, cell by cell, as far as it goes; the farther way first, and around a corner if there is one.
 * Returns whether it moved.
 */
export function slideTowards(session: Session, piece: number, to: Cell): boolean {
  for (let moved = false; ; moved = true) {
    const from = session.scene.pieces[piece]!.cells[0]!;
    const [rows, columns] = [to.row - from.row, to.column - from.column];
    const ways = [
      { rows: Math.sign(rows), columns: 0, left: Math.abs(rows) },
      { rows: 0, columns: Math.sign(columns), left: Math.abs(columns) },
    ]
      .filter(({ left }) => left > 0)
      .sort((a, b) => b.left - a.left);
    const slide = ways
      .map((way) => session.slide(piece, way.rows, way.columns))
      .find((candidate) => candidate !== undefined);
    if (slide === undefined) return moved;
    session.playSlide(slide, { join: true });
  }
}

/** Why a piece cannot go a way: what stands there, or the edge; its kind may just not move so. */
export function obstacle({ width, height, walls, pieces, ...rest }: Scene, piece: number, way: Direction): string {
  const owners = ownersOf({ width, height, walls, pieces, ...rest });
  const wallPlaces = new Set(walls.map(place));
  const found = new Set<string>();
  for (const cell of pieces[piece]!.cells) {
    const next = { row: cell.row + way.rows, column: cell.column + way.columns };
    const owner = owners.get(place(next));
    if (owner === piece) continue;
    if (owner !== undefined) found.add(pieces[owner]!.label);
    else if (wallPlaces.has(place(next))) found.add('a wall');
    else if (next.row < 0 || next.row >= height || next.column < 0 || next.column >= width) found.add('the edge');
  }
  const sentence = `${pieces[piece]!.label} cannot move ${way.name}`;
  if (found.size === 0) return `${sentence}.`;
  return `${sentence}: ${[...found].join(' and ')} ${found.size === 1 ? 'is' : 'are'} in the way.`;
}

/** The cells that pieces would newly cover, each with an arrow. */
export function arrowsOf(scene: Scene, shifts: readonly Shift[]): (Cell & { readonly arrow: string })[] {
  const owners = ownersOf(scene);
  return shifts.flatMap(({ piece, rows, columns }) =>
    scene.pieces[piece]!.cells.map(({ row, column }) => ({ row: row + rows, column: column + columns }))
      .filter((cell) => !owners.has(place(cell)))
      .map((cell) => ({ ...cell, arrow: arrowOf(rows, columns) })),
  );
}

/** The arrow for a way, straight or not. */
function arrowOf(rows: number, columns: number): string {
  return ['↖↑↗', '←·→', '↙↓↘'].map((line) => [...line])[Math.sign(rows) + 1]![Math.sign(columns) + 1]!;
}
