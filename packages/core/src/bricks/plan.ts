import { ZERO_HEURISTIC } from '../contract/heuristics.js';
import type { Plan } from '../contract/ids.js';
import type { BricksPosition } from './position.js';
import { cellsOf } from './space/layout.js';
import { hasSymmetry } from './space/mirror-space.js';
import { fitsOneWord } from './space/space.js';

/**
 * Above this many cells, heuristics that look for blocking bricks cost too much to compute. In the metric `moves`, even their evaluation
 * does.
 */
const MANY_CELLS = 400;

/**
 * Measured (decision 42): on small boards plain breadth-first search is fastest, and symmetry halves its work. On larger boards, where
 * few bricks have a long path, a heuristic pays.
 */
export function plan(position: BricksPosition, metric: string): Plan {
  if (fitsOneWord(position))
    return { algorithm: hasSymmetry(position) ? 'bfs-mirror' : 'bfs', heuristic: ZERO_HEURISTIC };
  if (cellsOf(position) <= MANY_CELLS) return { algorithm: 'astar', heuristic: 'blockers-admissible' };
  return metric === 'moves'
    ? { algorithm: 'bfs', heuristic: ZERO_HEURISTIC }
    : { algorithm: 'astar', heuristic: 'maze' };
}
