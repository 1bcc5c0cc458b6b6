import type { Puzzles } from '../contract/facets/puzzles.js';
import type { Scene, Size } from '../contract/scene.js';
import type { Random } from '../random.js';
import { isSolvable } from './parity.js';
import { namedGoal, type TilesPosition, withTiles } from './position.js';
import { varyPosition } from './random.js';
import { sceneOf } from './scene.js';

/** The longest shortest solutions that are known, by size: of 5×5 only that none is longer. */
const LONGEST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '3x3': { stm: 31, mtm: 24 },
  '4x4': { stm: 80, mtm: 43 },
  '5x5': { stm: 205, mtm: 205 },
};

/** Boards of up to so many cells are explored as a whole: 181,440 positions. */
const MOST_EXPLORED = 9;

/** Boards with the blank last in the goal. There is nothing to choose but the size. */
export const puzzles: Puzzles<TilesPosition> = {
  constraints: [],
  positions: 200_000,
  constraintsError: () => undefined,
  random,
  shuffle: random,
  quick: [
    { width: 4, height: 4, least: 2, most: 44 },
    { width: 3, height: 3, least: 2, most: 31 },
    { width: 5, height: 5, least: 2, most: 30 },
  ],
  vary: (random, position) => varyPosition(random, position),
  fits: () => true,
  sketch,
  longest: ({ width, height }, metric) => LONGEST[`${width}x${height}`]?.[metric],
  oneSpace: ({ width, height }) => width * height <= MOST_EXPLORED,
  proof: (_, metric) =>
    metric === 'stm'
      ? { algorithm: 'idastar-fsm', heuristic: 'walking-distance' }
      : { algorithm: 'idastar-tt', heuristic: 'lines' },
};

/** Any order that has a solution. */
function random(random: Random, { width, height }: Size): TilesPosition {
  const goal = namedGoal('blank-last', width * height);
  const tiles = random.shuffle(goal);
  const position = withTiles({ width, height, tiles, goal }, tiles);
  if (isSolvable(position)) return position;
  // Two tiles exchanged make it so.
  const [a, b] = tiles.flatMap((tile, cell) => (tile === 0 ? [] : [cell])) as [number, number];
  return withTiles(position, tiles.with(a, tiles[b]!).with(b, tiles[a]!));
}

function sketch(position: TilesPosition): Scene {
  const { width, goal } = position;
  const goals = goal.flatMap((tile, cell) =>
    tile === 0 ? [] : [{ row: Math.floor(cell / width), column: cell % width, label: String(tile) }],
  );
  return { ...sceneOf(position), goals };
}
