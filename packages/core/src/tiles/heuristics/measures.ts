import type { TilesPosition } from '../position.js';

/** How many tiles are out of place. */
export function hamming({ tiles, goal }: TilesPosition): number {
  return tiles.reduce((sum, tile, cell) => sum + (tile !== 0 && tile !== goal[cell] ? 1 : 0), 0);
}

/** How far the tiles are from their places, in all, counted along rows and columns. */
export function manhattan({ width, tiles, goal }: TilesPosition): number {
  const home = new Int32Array(goal.length);
  for (const [cell, tile] of goal.entries()) home[tile] = cell;
  return tiles.reduce((sum, tile, cell) => (tile === 0 ? sum : sum + cellDistance(cell, home[tile], width)), 0);
}

export function cellDistance(a: number, b: number, width: number): number {
  return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
}
