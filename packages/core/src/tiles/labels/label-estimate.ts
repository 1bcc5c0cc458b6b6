import type { TableCache } from '../../contract/engine/tables.js';
import { MemoryTableCache } from '../../memory-table-cache.js';
import { mirrorOf } from '../patterns/pattern-estimate.js';
import type { TilesPosition } from '../position.js';
import { Frame } from '../space/frame.js';
import { loadLabels, setOf } from './label-table.js';

/** The cache of callers that pass none. */
const ownCache = new MemoryTableCache();

/** The heuristic for states of the space: the larger value of the board and of its reflection. */
export function labelEstimate(
  position: TilesPosition,
  cache: TableCache = ownCache,
): (state: Int32Array, at: number) => number {
  const frame = new Frame(position);
  const { placeOf, numberOf, cells, blankGoal } = frame;
  const loading = loadLabels(frame, cache);
  let step = loading.next();
  while (!step.done) step = loading.next();
  const { labels, ranks, distances } = step.value;
  const mirror = mirrorOf(frame)!;
  const [own, reflected] = [new Int32Array(cells), new Int32Array(cells)];
  return (state, at) => {
    let blank = 0;
    for (let cell = 0; cell < cells; cell++) {
      const [place, tile] = [placeOf[cell], numberOf[state[at + cell]]];
      if (tile === blankGoal) blank = place;
      own[place] = labels[tile];
      reflected[mirror[place]] = labels[mirror[tile]];
    }
    const valueIn = (side: Int32Array, cell: number): number =>
      distances[ranks.rank(cell, setOf(side, 1), setOf(side, 2), setOf(side, 3))];
    return Math.max(valueIn(own, blank), valueIn(reflected, mirror[blank]));
  };
}
