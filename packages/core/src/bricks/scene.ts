import type { Scene, ScenePiece } from '../contract/scene.js';
import { type BricksPosition, type Freedom, goalBricks } from './position.js';

/** Freedoms in the terms of scenes. */
const WAYS: Readonly<Record<Freedom, Pick<ScenePiece, 'ways'>>> = {
  any: {},
  horizontal: { ways: 'horizontal' },
  vertical: { ways: 'vertical' },
  fixed: { ways: 'none' },
};

export function freedomOf({ ways }: ScenePiece): Freedom {
  return ways === undefined ? 'any' : ways === 'none' ? 'fixed' : ways;
}

export function sceneOf(position: BricksPosition): Scene {
  const { width, height, walls, bricks } = position;
  const targets = goalBricks(position);
  const goals = new Set(position.goals.flatMap(({ cells }) => cells.map(({ row, column }) => row * width + column)));
  const reserved = position.reserved.filter(({ row, column }) => !goals.has(row * width + column));
  return {
    width,
    height,
    walls,
    pieces: bricks.map(({ name, cells, freedom }) => ({
      label: name,
      role: targets.has(name) ? 'target' : 'piece',
      cells,
      ...WAYS[freedom],
    })),
    exits: [],
    goals: position.goals.flatMap(({ brick, cells }, place) =>
      cells.map((cell) => ({ ...cell, ...(brick === undefined ? { place } : { label: brick }) })),
    ),
    ...(reserved.length === 0 ? {} : { reserved }),
  };
}
