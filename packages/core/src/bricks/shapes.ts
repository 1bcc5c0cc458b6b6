import type { Cell } from '../contract/scene.js';

/** A direction on the board. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The order is fixed: it breaks ties between equally short paths. */
export const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

export const ROW_STEP: Readonly<Record<Direction, number>> = { left: 0, right: 0, up: -1, down: 1 };
export const COLUMN_STEP: Readonly<Record<Direction, number>> = { left: -1, right: 1, up: 0, down: 0 };

export function inReadingOrder(cells: readonly Cell[]): Cell[] {
  return cells.map(({ row, column }) => ({ row, column })).sort((a, b) => a.row - b.row || a.column - b.column);
}

export function shifted(cells: readonly Cell[], rows: number, columns: number): Cell[] {
  return cells.map(({ row, column }) => ({ row: row + rows, column: column + columns }));
}

/** The top left corner of the smallest rectangle around some cells. */
export function cornerOf(cells: readonly Cell[]): Cell {
  return {
    row: cells.reduce((least, { row }) => Math.min(least, row), Number.POSITIVE_INFINITY),
    column: cells.reduce((least, { column }) => Math.min(least, column), Number.POSITIVE_INFINITY),
  };
}

/** The bottom right corner of the smallest rectangle around some cells. */
export function farCornerOf(cells: readonly Cell[]): Cell {
  return {
    row: cells.reduce((most, { row }) => Math.max(most, row), 0),
    column: cells.reduce((most, { column }) => Math.max(most, column), 0),
  };
}

/** The same text for cells in reading order that make the same shape anywhere: each cell as seen from the first one. */
export function shapeText(cells: readonly Cell[]): string {
  const [first] = cells as [Cell];
  return cells.map(({ row, column }) => `${row - first.row},${column - first.column}`).join(' ');
}

/** The cells of a rectangle, in reading order. */
export function rectangleOf(height: number, width: number, row: number, column: number): Cell[] {
  return Array.from({ length: height * width }, (_, i) => ({
    row: row + Math.floor(i / width),
    column: column + (i % width),
  }));
}

export function isRectangle(cells: readonly Cell[]): boolean {
  const { row, column } = cornerOf(cells);
  const far = farCornerOf(cells);
  return cells.length === (far.row - row + 1) * (far.column - column + 1);
}

/** The first cell, in the order given, that is not joined to the first one by neighbouring cells. */
export function strayCell(cells: readonly Cell[]): Cell | undefined {
  const byPlace = new Map(cells.map((cell) => [placeText(cell.row, cell.column), cell]));
  const waiting = cells.slice(0, 1);
  byPlace.delete(placeText(waiting[0]!.row, waiting[0]!.column));
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const direction of DIRECTIONS) {
      const place = placeText(cell.row + ROW_STEP[direction], cell.column + COLUMN_STEP[direction]);
      const next = byPlace.get(place);
      if (next === undefined) continue;
      byPlace.delete(place);
      waiting.push(next);
    }
  }
  return byPlace.values().next().value;
}

function placeText(row: number, column: number): string {
  return `${row},${column}`;
}
