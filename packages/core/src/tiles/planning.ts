import type { Planning } from '../contract/facets/planning.js';
import type { TilesPosition } from './position.js';
import { sceneOf } from './scene.js';

export const planning: Planning<TilesPosition> = {
  // Tiles that move one after another in the same direction stand in a line, and are pushed at once.
  joins: { stm: [], mtm: ['direction'] },
  task(position) {
    const { width, height, walls, pieces } = sceneOf(position);
    const home = sceneOf({ ...position, tiles: position.goal });
    return {
      width,
      height,
      walls,
      pieces,
      goals: home.pieces.map(({ cells: [cell] }, piece) => [[{ piece, ...cell! }]]),
    };
  },
};
