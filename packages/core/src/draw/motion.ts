import { anInteger, type Check, listOf, objectWith, wholeNumber } from '../check.js';
import { aScene } from '../contract/checking/family-checks.js';
import type { Scene } from '../contract/scene.js';
import { strayPiece } from '../messages/en/drawing.js';

/** The shift of a piece, given by its number in the scene: along a straight line, by so many cells. */
export interface Shift {
  /** The number of the piece in the scene. */
  readonly piece: number;
  /** Cells down; negative for up. */
  readonly rows: number;
  /** Cells to the right; negative for left. */
  readonly columns: number;
}

/** The pieces that move at the same time. */
export type MotionPart = readonly Shift[];

/** Moves as they are shown: each has one or more straight parts, one after another. */
export interface Motion {
  /** The scene before the first move. */
  readonly start: Scene;
  /** For each move its straight parts, one after another. */
  readonly moves: readonly (readonly MotionPart[])[];
}

const aShift = objectWith({ piece: wholeNumber(0), rows: anInteger, columns: anInteger });
const someMoves = listOf(listOf(listOf(aShift)));

/** A motion whose pieces are all in its scene. */
export const aMotion: Check = (value, name) => {
  const error = objectWith({ start: aScene, moves: someMoves })(value, name);
  if (error !== undefined) return error;
  const { start, moves } = value as Motion;
  const stray = moves.flat(2).find(({ piece }) => piece >= start.pieces.length);
  return stray && strayPiece({ name, piece: stray.piece, pieces: start.pieces.length });
};

/** What has moved between two scenes. Pieces keep their numbers as long as the pieces are the same. */
export function shiftsBetween(before: Scene, after: Scene): MotionPart {
  return before.pieces.flatMap(({ label, cells }, piece) => {
    const moved = after.pieces[piece];
    if (moved?.label !== label || moved.cells.length !== cells.length) {
      throw new Error(`Piece ${piece} of the scene is "${label}", and "${moved?.label}" later.`);
    }
    const [from, to] = [cells[0], moved.cells[0]];
    if (from === undefined || to === undefined) return [];
    const [rows, columns] = [to.row - from.row, to.column - from.column];
    return rows === 0 && columns === 0 ? [] : [{ piece, rows, columns }];
  });
}

/** How far the pieces of a part go, in cells. */
export function lengthOf(part: MotionPart): number {
  return part.reduce((most, { rows, columns }) => Math.max(most, Math.abs(rows) + Math.abs(columns)), 0);
}
