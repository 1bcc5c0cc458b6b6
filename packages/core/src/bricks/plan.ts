import type { Plan } from '../contract/ids.js';
import { ZERO_HEURISTIC } from '../contract/search.js';
import type { BricksPosition } from './position.js';
import { cellsOf } from './space/layout.js';
import { hasSymmetry } from './space/mirror.js';
import { fitsOneWord } from './space/space.js';

/**
 * On more cells than this, bricks have so many places to be that it costs too much to tell for each whether it is in the way; and if
 * they may go any way, even to rank them.
 */
const MANY_CELLS = 400;

/**
 * Measured (docs/decisions/0042): listing small boards layer by layer is so cheap that no heuristic earns its keep, and mirror
 * images save half of it; on larger boards, where few bricks have a long way to go, a heuristic does.
 */
export function plan(position: BricksPosition, metric: string): Plan {
  if (fitsOneWord(position)) return { algorithm: hasSymmetry(position) ? 'mirror' : 'bfs', heuristic: ZERO_HEURISTIC };
  if (cellsOf(position) <= MANY_CELLS) return { algorithm: 'astar', heuristic: 'blockers-admissible' };
  return metric === 'moves'
    ? { algorithm: 'bfs', heuristic: ZERO_HEURISTIC }
    : { algorithm: 'astar', heuristic: 'maze' };
}
