import type { Scene } from '../family.js';
import { type BricksPosition, goalBricks } from './position.js';

export function sceneOf(position: BricksPosition): Scene {
  const { width, height, walls, bricks } = position;
  const targets = goalBricks(position);
  return {
    width,
    height,
    walls,
    pieces: bricks.map(({ name, cells }) => ({ label: name, role: targets.has(name) ? 'target' : 'piece', cells })),
    exits: [],
    goals: position.goals.flatMap(({ cells }) => cells),
  };
}
