import { ZERO_HEURISTIC } from '../contract/heuristics.js';
import type { Plan } from '../contract/ids.js';
import type { RushHourPosition } from './position.js';
import { LineSpace } from './space/line-space.js';

/**
 * As measured (`npm run bench`): on small boards, breadth-first search is too fast for heuristics to pay. Large
 * boards have too many states for it.
 */
export function plan(position: RushHourPosition, metric: string): Plan {
  return LineSpace.isCompact(position, metric)
    ? { algorithm: 'bfs', heuristic: ZERO_HEURISTIC }
    : { algorithm: 'astar', heuristic: 'forced' };
}
