import type { Removal } from '../contract/facets/making.js';
import { unwrap } from '../result.js';
import { cellsOf, createPosition, type RushHourPosition } from './position.js';

/** Every vehicle but the target, and every wall. */
export function removals(position: RushHourPosition): Removal<RushHourPosition>[] {
  const { vehicles, walls, target } = position;
  const without = vehicles.flatMap((vehicle, piece): Removal<RushHourPosition>[] => {
    if (vehicle.name === target) return [];
    const left = unwrap(createPosition({ ...position, vehicles: vehicles.toSpliced(piece, 1) }));
    return [{ label: vehicle.name, piece, cells: cellsOf(vehicle), position: left }];
  });
  const opened = walls.map((wall, i) => {
    const left = unwrap(createPosition({ ...position, walls: walls.toSpliced(i, 1) }));
    return { label: 'wall', cells: [wall], position: left };
  });
  return [...without, ...opened];
}
