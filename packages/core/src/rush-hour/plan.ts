import { ZERO_HEURISTIC } from '../contract/heuristics.js';
import type { Plan } from '../contract/ids.js';
import type { RushHourPosition } from './position.js';
import { LineSpace } from './space/line-space.js';

/**
 * By measurement (`npm run bench`): breadth-first search of small boards is so fast that no heuristic pays; large ones have too many
 * states for it, and a heuristic leads straight to the target.
 */
export function plan(position: RushHourPosition, metric: string): Plan {
  return LineSpace.isCompact(position, metric)
    ? { algorithm: 'bfs', heuristic: ZERO_HEURISTIC }
    : { algorithm: 'astar', heuristic: 'forced' };
}
