import type { Scene } from '../contract/scene.js';
import { cellsOf, type RushHourPosition, targetOf } from './position.js';

export function sceneOf(position: RushHourPosition): Scene {
  const { width, height, walls } = position;
  return {
    width,
    height,
    walls,
    pieces: position.vehicles.map((vehicle) => ({
      label: vehicle.name,
      role: vehicle.name === position.target ? 'target' : 'piece',
      cells: cellsOf(vehicle),
    })),
    exits: [{ row: targetOf(position).row, column: width - 1, side: 'right' }],
  };
}
