import type { Size } from '../contract/scene.js';
import type { Random } from '../random.js';
import { unwrap } from '../result.js';
import { createPosition, namedGoal, type TilesPosition, withTiles } from './position.js';

/** A board in any order, so half of them have no solution; one in four has the blank first in its goal. */
export function randomPosition(random: Random, { width, height }: Size): TilesPosition {
  const goal = namedGoal(random.integer(4) === 0 ? 'blank-first' : 'blank-last', width * height);
  return unwrap(createPosition({ width, height, tiles: random.shuffle(goal), goal }));
}

/** The position with two cells exchanged. */
export function varyPosition(random: Random, position: TilesPosition): TilesPosition {
  const tiles = [...position.tiles];
  const a = random.integer(tiles.length);
  const b = random.integer(tiles.length);
  [tiles[a], tiles[b]] = [tiles[b]!, tiles[a]!];
  return withTiles(position, tiles);
}
