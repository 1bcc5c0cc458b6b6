import { type Brick, type BricksPosition, withBricks } from '../position.js';
import { cellAt } from './decode-moves.js';
import type { Layout } from './layout.js';

/**
 * The position with each class of bricks on the given first cells. Bricks of `beside` on one of these cells stay; the others take the
 * remaining cells in order.
 */
export function placeBricks(
  start: BricksPosition,
  layout: Layout,
  cells: readonly (readonly number[])[],
  beside: BricksPosition,
): BricksPosition {
  const placed = new Map<string, Brick>();
  const names = namesByClass(start, layout);
  const byName = new Map(beside.bricks.map((brick) => [brick.name, brick]));
  for (const [i, brickClass] of layout.classes.entries()) {
    const open = new Set(cells[i]);
    const waiting: Brick[] = [];
    for (const name of names[i]!) {
      const brick = byName.get(name)!;
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
  return namesByClass(start, layout).filter((names) => names.length > 1);
}

/** The names of the bricks of each class. */
function namesByClass({ bricks }: BricksPosition, layout: Layout): string[][] {
  const nameOn = new Map<number, string>();
  for (const { name, cells } of bricks) {
    const [{ row, column }] = cells as [Brick['cells'][number]];
    nameOn.set((row - layout.top) * layout.width + column - layout.left, name);
  }
  return layout.classes.map(({ starts }) => Array.from(starts, (cell) => nameOn.get(cell)!));
}
