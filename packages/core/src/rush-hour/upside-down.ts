import type { RushHourPosition } from './position.js';

/** The same board with its last row first. The exit stays at the right end of the target's row. */
export function upsideDown(position: RushHourPosition): RushHourPosition {
  const { height, walls, vehicles } = position;
  return {
    ...position,
    walls: walls
      .map(({ row, column }) => ({ row: height - 1 - row, column }))
      .sort((a, b) => a.row - b.row || a.column - b.column),
    vehicles: vehicles.map((vehicle) => ({
      ...vehicle,
      row: height - (vehicle.horizontal ? 1 : vehicle.length) - vehicle.row,
    })),
  };
}
