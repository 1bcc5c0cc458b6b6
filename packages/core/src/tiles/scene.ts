import type { Scene, ScenePiece } from '../contract/scene.js';
import type { TilesPosition } from './position.js';

/** Tile 1 is the first piece wherever it stands: pieces keep their numbers. */
export function sceneOf({ width, height, tiles }: TilesPosition): Scene {
  const pieces = new Array<ScenePiece>(tiles.length - 1);
  for (const [cell, tile] of tiles.entries()) {
    if (tile === 0) continue;
    const place = { row: Math.floor(cell / width), column: cell % width };
    pieces[tile - 1] = { label: String(tile), role: 'piece', cells: [place] };
  }
  return { width, height, walls: [], exits: [], pieces };
}
