import type { Cell, Scene, SceneExit } from '@slidewise/core/contract';
import { goalGroups, labelPlace, outline } from '@slidewise/core/draw';

/** A cell is so many units of the drawing wide. */
export const CELL = 64;
/** The rim of the tray around the cells. */
export const RIM = 20;

const STYLE = { cell: CELL, inset: 2.5, radius: 11 };
const EDGE_STYLE = { cell: CELL, inset: 6, radius: 7.5 };
const GOAL_STYLE = { cell: CELL, inset: 4, radius: 9 };

/** The part of the drawing that is seen. */
export function viewBox({ width, height }: Scene): string {
  return `${-RIM} ${-RIM} ${width * CELL + 2 * RIM} ${height * CELL + 2 * RIM}`;
}

/** The cells of a piece, counted from its own top and left. */
export function shapeOf(cells: readonly Cell[]): readonly Cell[] {
  const { row, column } = cornerOf(cells);
  return cells.map((cell) => ({ row: cell.row - row, column: cell.column - column }));
}

/** The top and left of a piece. */
export function cornerOf(cells: readonly Cell[]): Cell {
  return {
    row: Math.min(...cells.map(({ row }) => row)),
    column: Math.min(...cells.map(({ column }) => column)),
  };
}

/** How many rows and columns a piece spans. */
export function spanOf(cells: readonly Cell[]): { rows: number; columns: number } {
  const { row, column } = cornerOf(cells);
  return {
    rows: Math.max(...cells.map((cell) => cell.row)) - row + 1,
    columns: Math.max(...cells.map((cell) => cell.column)) - column + 1,
  };
}

export function piecePath(cells: readonly Cell[]): string {
  return outline(cells, STYLE);
}

export function edgePath(cells: readonly Cell[]): string {
  return outline(cells, EDGE_STYLE);
}

/** The cells that are to be covered, those of each target for themselves. */
export function goalPath(scene: Scene): string {
  return goalGroups(scene)
    .map(({ cells }) => outline(cells, GOAL_STYLE))
    .join('');
}

/** Where the label of a piece stands. */
export function labelSpot(cells: readonly Cell[]): { x: number; y: number } {
  const [x, y] = labelPlace(cells);
  return { x: x * CELL, y: y * CELL };
}

/** The gap in the rim at an exit, and the arrow in it. */
export function exitShapes({ row, column, side }: SceneExit): { gap: string; arrow: string } {
  const [x, y] = [column * CELL, row * CELL];
  const middle = CELL / 2;
  // Drawn for the right side, then turned about the middle of the cell.
  const turn = { right: 0, bottom: 1, left: 2, top: 3 }[side];
  const at = (dx: number, dy: number): string => {
    let [ax, ay] = [dx - middle, dy - middle];
    for (let i = 0; i < turn; i++) [ax, ay] = [-ay, ax];
    return `${x + middle + ax} ${y + middle + ay}`;
  };
  return {
    gap: `M${at(CELL - 2, 3)}L${at(CELL + RIM + 1, 3)}L${at(CELL + RIM + 1, CELL - 3)}L${at(CELL - 2, CELL - 3)}Z`,
    arrow: `M${at(CELL + 5, middle - 8)}L${at(CELL + 13, middle)}L${at(CELL + 5, middle + 8)}`,
  };
}
