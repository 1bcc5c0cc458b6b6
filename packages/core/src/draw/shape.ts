import { assertArguments } from '../check.js';
import { someCells } from '../contract/checking/family-checks.js';
import type { Cell } from '../contract/scene.js';

/** A piece's place, and its shape independent of the place. */
export interface Shape {
  /** Its top and left. */
  readonly corner: Cell;
  /** How many rows it covers. */
  readonly rows: number;
  /** How many columns it covers. */
  readonly columns: number;
  /** Its cells, counted from its own top and left. */
  readonly cells: readonly Cell[];
  /** True if it covers all cells of its rows and columns. */
  readonly isRectangle: boolean;
}

/** The shape of a piece, and where it is. */
export function shapeOf(cells: readonly Cell[]): Shape {
  assertArguments(['cells', cells, someCells]);
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const corner = { row: Math.min(...rows), column: Math.min(...columns) };
  const [height, width] = [Math.max(...rows) - corner.row + 1, Math.max(...columns) - corner.column + 1];
  return {
    corner,
    rows: height,
    columns: width,
    cells: cells.map(({ row, column }) => ({ row: row - corner.row, column: column - corner.column })),
    isRectangle: cells.length === width * height,
  };
}
