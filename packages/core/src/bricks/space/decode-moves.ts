import type { Cell } from '../../contract/scene.js';
import { unwrap } from '../../result.js';
import type { Brick, BricksPosition } from '../position.js';
import { type BrickMove, play, shortestPath } from '../rules.js';
import { COLUMN_STEP, DIRECTIONS, type Direction, ROW_STEP } from '../shapes.js';
import type { Layout } from './layout.js';

/** A move in a packed space: some brick goes from one cell to another. */
export interface Shift {
  readonly from: number;
  readonly to: number;
}

/** Translates moves of a packed space into moves of named bricks: interchangeable bricks are followed from the start. */
export function decodeMoves(
  start: BricksPosition,
  layout: Layout,
  metric: string,
  shifts: readonly Shift[],
): BrickMove[] {
  let position = start;
  return shifts.map(({ from, to }) => {
    const brick = brickOn(position, layout, from);
    const path =
      metric === 'moves' ? shortestPath(position, brick, cellAt(layout, to))! : straightPath(layout, from, to);
    const move = { brick: brick.name, path };
    position = unwrap(play(position, move));
    return move;
  });
}

function brickOn({ bricks }: BricksPosition, layout: Layout, cell: number): Brick {
  const { row, column } = cellAt(layout, cell);
  return bricks.find(({ cells: [first] }) => first.row === row && first.column === column)!;
}

export function cellAt({ top, left, width }: Layout, cell: number): Cell {
  return { row: top + Math.floor(cell / width), column: left + (cell % width) };
}

function straightPath({ width }: Layout, from: number, to: number): Direction[] {
  const rows = Math.floor(to / width) - Math.floor(from / width);
  const columns = (to % width) - (from % width);
  const direction = DIRECTIONS.find((d) => ROW_STEP[d] === Math.sign(rows) && COLUMN_STEP[d] === Math.sign(columns))!;
  return new Array<Direction>(Math.abs(rows + columns)).fill(direction);
}
