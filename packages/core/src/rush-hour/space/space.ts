import type { Plan } from '../../contract/ids.js';
import { ZERO_HEURISTIC } from '../../contract/search.js';
import type { Space } from '../../contract/space.js';
import type { RushHourPosition } from '../position.js';
import type { Slide } from '../rules.js';
import { LineSpace } from './line-space.js';
import { WideSpace } from './wide-space.js';

export function createSpace(position: RushHourPosition, metric: string): Space<Slide> {
  return LineSpace.create(position, metric) ?? new WideSpace(position, metric);
}

/**
 * Measured (`npm run bench`): on small boards, listing everything layer by layer is so cheap that no heuristic earns its
 * keep; on large ones there is too much to list, and the heuristic leads straight to the target.
 */
export function plan(position: RushHourPosition, metric: string): Plan {
  return LineSpace.isCompact(position, metric)
    ? { algorithm: 'bfs', heuristic: ZERO_HEURISTIC }
    : { algorithm: 'astar', heuristic: 'forced' };
}
