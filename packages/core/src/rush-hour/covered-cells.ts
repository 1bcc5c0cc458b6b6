import { cellsOf, type RushHourPosition } from './position.js';

/**
 * The order of the published enumeration: by the cells of horizontal vehicles and walls as a binary number, top left
 * lowest; then by those of vertical vehicles.
 */
export function compareCovered(a: RushHourPosition, b: RushHourPosition): number {
  return compareSets(horizontal(a), horizontal(b)) || compareSets(vertical(a), vertical(b));
}

function horizontal(position: RushHourPosition): ReadonlySet<number> {
  const cells = [...position.walls, ...position.vehicles.filter((each) => each.horizontal).flatMap(cellsOf)];
  return new Set(cells.map(({ row, column }) => row * position.width + column));
}

function vertical({ vehicles, width }: RushHourPosition): ReadonlySet<number> {
  const cells = vehicles.filter((each) => !each.horizontal).flatMap(cellsOf);
  return new Set(cells.map(({ row, column }) => row * width + column));
}

/** As binary numbers: the highest digit in which they differ decides. */
function compareSets(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const onlyIn = (one: ReadonlySet<number>, other: ReadonlySet<number>): number =>
    [...one].reduce((highest, cell) => (other.has(cell) ? highest : Math.max(highest, cell)), -1);
  return onlyIn(a, b) - onlyIn(b, a);
}
