import type { Removal } from '../contract/facets/making.js';
import { unwrap } from '../result.js';
import { type BricksPosition, byShape, createPosition, goalBricks } from './position.js';
import { inReadingOrder, shapeText } from './shapes.js';

/**
 * Every brick that no goal needs: it has no goal of its own, and enough bricks of its shape remain. Walls stay, because they shape the
 * tray.
 */
export function removals(position: BricksPosition): Removal<BricksPosition>[] {
  const { bricks, goals } = position;
  const owners = goalBricks(position);
  const spare = new Map<string, number>();
  for (const [shape, alike] of byShape(bricks.filter(({ name }) => !owners.has(name)))) spare.set(shape, alike.length);
  for (const { brick, cells } of goals) {
    if (brick !== undefined) continue;
    const shape = shapeText(inReadingOrder(cells));
    spare.set(shape, (spare.get(shape) ?? 0) - 1);
  }
  return bricks.flatMap(({ name, cells }, piece) => {
    if (owners.has(name) || spare.get(shapeText(cells))! <= 0) return [];
    const left = unwrap(createPosition({ ...position, bricks: bricks.toSpliced(piece, 1) }));
    return [{ label: name, piece, cells, position: left }];
  });
}
