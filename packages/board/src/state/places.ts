import type { Cell, Scene } from '@slidewise/core/contract';
import type { SceneMove } from '@slidewise/core/session';
import { type Reach, shiftOf } from './reach.js';

/** A cell to which a piece can go, with the shortest move that covers it. */
export interface Place extends Cell {
  /** The move that leads there. */
  readonly slide: SceneMove;
}

/** The empty cells to which a piece can go. */
export function emptyPlaces(scene: Scene, reach: Reach<unknown, unknown>): readonly Place[] {
  const { cells } = scene.pieces[reach.piece]!;
  const own = new Set(cells.map(({ row, column }) => `${row},${column}`));
  const places = new Map<string, Place & { far: number }>();
  for (const slide of reach.all) {
    const { rows, columns } = shiftOf(slide, reach.piece)!;
    const far = Math.abs(rows) + Math.abs(columns);
    for (const cell of cells) {
      const place = { row: cell.row + rows, column: cell.column + columns };
      const key = `${place.row},${place.column}`;
      if (!own.has(key) && (places.get(key)?.far ?? Number.POSITIVE_INFINITY) > far) {
        places.set(key, { ...place, slide, far });
      }
    }
  }
  return [...places.values()];
}
