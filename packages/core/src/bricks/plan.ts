import { ZERO_HEURISTIC } from '../contract/heuristics.js';
import type { Plan } from '../contract/ids.js';
import type { BricksPosition } from './position.js';
import { cellsOf } from './space/layout.js';
import { hasSymmetry } from './space/mirror-space.js';
import { fitsOneWord } from './space/space.js';

/**
 * On more cells than this, bricks have so many places that computing which of them block costs too much; and in the metric `moves`,
 * where successors are many, even evaluating them.
 */
const MANY_CELLS = 400;

/**
 * By measurement (decision 42): breadth-first search of small boards is so fast that no heuristic pays, and symmetry reduction
 * saves half of it; on larger boards, where few bricks have a long path, a heuristic pays.
 */
export function plan(position: BricksPosition, metric: string): Plan {
  if (fitsOneWord(position))
    return { algorithm: hasSymmetry(position) ? 'bfs-mirror' : 'bfs', heuristic: ZERO_HEURISTIC };
  if (cellsOf(position) <= MANY_CELLS) return { algorithm: 'astar', heuristic: 'blockers-admissible' };
  return metric === 'moves'
    ? { algorithm: 'bfs', heuristic: ZERO_HEURISTIC }
    : { algorithm: 'astar', heuristic: 'maze' };
}
