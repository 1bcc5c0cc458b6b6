import { type Brick, type BricksPosition, findBrick, withBricks } from '../position.js';
import { brickOn, cellAt } from './decode-moves.js';
import type { BrickClass, Layout } from './layout.js';

/**
 * The position with the bricks of every class on some cells, each given as the cell of a brick's first cell. Bricks that stand on
 * one of these in `beside` stay there; of those that are left, the first takes the first cell that is left.
 */
export function placeBricks(
  start: BricksPosition,
  layout: Layout,
  cells: readonly (readonly number[])[],
  beside: BricksPosition,
): BricksPosition {
  const placed = new Map<string, Brick>();
  for (const [i, brickClass] of layout.classes.entries()) {
    const open = new Set(cells[i]);
    const waiting: Brick[] = [];
    for (const name of namesOf(start, layout, brickClass)) {
      const brick = findBrick(beside, name)!;
      const [{ row, column }] = brick.cells as [Brick['cells'][number]];
      if (!open.delete((row - layout.top) * layout.width + column - layout.left)) waiting.push(brick);
    }
    const left = open.values();
    for (const brick of waiting) {
      const first = cellAt(layout, left.next().value!);
      const shape = brickClass.rows.map((row, at) => ({
        row: first.row + row,
        column: first.column + brickClass.columns[at],
      }));
      placed.set(brick.name, { ...brick, cells: shape });
    }
  }
  return withBricks(beside, placed);
}

/** The names of bricks that are interchangeable, set by set. */
export function interchangeable(start: BricksPosition, layout: Layout): string[][] {
  return layout.classes.map((each) => namesOf(start, layout, each)).filter((names) => names.length > 1);
}

function namesOf(start: BricksPosition, layout: Layout, { starts }: BrickClass): string[] {
  return Array.from(starts, (cell) => brickOn(start, layout, cell).name);
}
