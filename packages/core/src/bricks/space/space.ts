import type { Space } from '../../contract/engine/space.js';
import type { BricksPosition } from '../position.js';
import type { BrickMove } from '../rules.js';
import { MOST_CELLS } from './bit-board.js';
import { CompactSpace } from './compact-space.js';
import { cellsOf } from './layout.js';
import { WideSpace } from './wide-space.js';

export function createSpace(position: BricksPosition, metric: string): Space<BrickMove, BricksPosition> {
  return fitsOneWord(position) ? new CompactSpace(position, metric) : new WideSpace(position, metric);
}

export function fitsOneWord(position: BricksPosition): boolean {
  return cellsOf(position) <= MOST_CELLS;
}
