import type { Scene } from '../family.js';
import type { TilesPosition } from './position.js';

export function sceneOf({ width, height, tiles }: TilesPosition): Scene {
  const pieces = tiles.map((tile, cell) => ({
    label: String(tile),
    role: 'piece' as const,
    cells: [{ row: Math.floor(cell / width), column: cell % width }],
  }));
  return { width, height, walls: [], exits: [], pieces: pieces.filter(({ label }) => label !== '0') };
}
