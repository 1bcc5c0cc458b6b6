import { unwrap } from '../../result.js';
import { type BricksPosition, createPosition } from '../position.js';

/**
 * The position with bricks numbered from 3 up in reading order; the master is 2. Positions that differ only in the names of equal bricks
 * have the same normal form.
 */
export function normalForm(position: BricksPosition): BricksPosition {
  return numberedFrom(position, 3);
}

/** The same puzzle with numbers for names: 2 for the master, and from `first` up for the others in reading order. */
export function numberedFrom(position: BricksPosition, first: number): BricksPosition {
  const master = position.goals[0]!.brick;
  const places = position.bricks.map(({ name, cells: [cell] }) => ({
    name,
    at: cell!.row * position.width + cell!.column,
  }));
  const others = places.filter(({ name }) => name !== master).sort((a, b) => a.at - b.at);
  const names = new Map(others.map(({ name }, i) => [name, String(i + first)]));
  if (master !== undefined) names.set(master, '2');
  return unwrap(
    createPosition({
      ...position,
      bricks: position.bricks.map((brick) => ({ ...brick, name: names.get(brick.name)! })),
      goals: position.goals.map(({ brick, cells }) =>
        brick === undefined ? { cells } : { brick: names.get(brick)!, cells },
      ),
    }),
  );
}
