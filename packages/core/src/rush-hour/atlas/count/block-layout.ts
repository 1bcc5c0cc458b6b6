import { AT, CELL_BYTES, COLUMN_BYTES, PLACEMENT } from './block-addresses.js';
import type { BlockMemory } from './block-memory.js';
import { type ColumnFills, FILL_BITS } from './column-fills.js';
import type { RowPlacements } from './row-placements.js';

/** How many positions there are: of the whole class, and those of its plain boards. */
export interface PositionSum {
  readonly all: number;
  readonly plain: number;
}

/** What is known of a block before it is searched. */
export interface BlockLayout {
  readonly cells: number;
  readonly positions: PositionSum;
  /** Those whose target touches the right edge. */
  readonly goals: PositionSum;
}

/** How many cells a block takes. */
export function countCells(width: number, columns: ColumnFills, rows: RowPlacements, sets: readonly number[]): number {
  const { blocked } = rows;
  let cells = 0;
  for (let placement = 0; placement < rows.count; placement++) {
    let size = columns.fitting[blocked[8 * placement]] === 0 ? 0 : 1;
    for (let column = 1; column < width && size > 0; column++) {
      size *= columns.counts[columns.rowOf(sets[column], blocked[8 * placement + column])];
    }
    cells += size;
  }
  return cells;
}

/**
 * Lays out a block: the positions with some kinds of rows and, for each column, a set of fills. There is a cell for each placement of the rows and fill of all
 * columns but the first, whose fills are its bits. Nothing is stored for what does not fit.
 */
export function layOut(
  memory: BlockMemory,
  width: number,
  columns: ColumnFills,
  rows: RowPlacements,
  sets: readonly number[],
): BlockLayout {
  const { blocked, target, isPlain } = rows;
  const { words } = memory;
  let cells = 0;
  let [all, plain, allGoals, plainGoals] = [0, 0, 0, 0];
  for (let placement = 0; placement < rows.count; placement++) {
    const at = memory.placement(placement) / 4;
    const fitting = columns.fitting[blocked[8 * placement]];
    let size = fitting === 0 ? 0 : 1;
    let plainSize = isPlain ? 1 : 0;
    for (let column = width - 1; column > 0 && size > 0; column--) {
      const row = columns.rowOf(sets[column], blocked[8 * placement + column]);
      const columnAt = at + (PLACEMENT.columns + COLUMN_BYTES * (column - 1)) / 4;
      words[columnAt] = AT.ranks + (row << FILL_BITS);
      words[columnAt + 1] = CELL_BYTES * size;
      size *= columns.counts[row];
      plainSize *= columns.notFullCounts[row];
    }
    words[at + PLACEMENT.base / 4] = size === 0 ? 0 : memory.cellsAt + CELL_BYTES * cells;
    if (size === 0) continue;
    words[at + PLACEMENT.fitting / 4] = fitting;
    words[at + PLACEMENT.firstSlides / 4] = blocked[8 * placement] << (FILL_BITS + 2);
    words[at + PLACEMENT.size / 4] = size;
    cells += size;
    const here = size * columns.countOf(blocked[8 * placement]);
    const plainHere = plainSize === 0 ? 0 : plainSize * columns.notFullCountOf(blocked[8 * placement]);
    all += here;
    plain += plainHere;
    if (target[placement] !== width - 2) continue;
    allGoals += here;
    plainGoals += plainHere;
  }
  return { cells, positions: { all, plain }, goals: { all: allGoals, plain: plainGoals } };
}
