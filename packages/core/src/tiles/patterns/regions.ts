import { newWords } from '../../out-of-memory.js';
import { IntegerList } from './integer-list.js';
import type { PatternLayout } from './pattern-layout.js';

/**
 * The regions of the blank, which make a pattern database zero-aware (Döbbelin, Schütt and Reinefeld 2013). While the
 * tiles of a pattern stand still, the blank can reach every cell of its connected region of the other cells at no
 * cost. So the abstract states are placements of the tiles with the region of the blank, not its cell; they are few
 * more than the placements. Regions depend on the set of occupied cells alone, not on the order of the tiles.
 *
 * A table has a row for each order and a column for each region. A search changes orders rarely, and so stays in a
 * few rows that fit the near caches.
 */
export interface Regions {
  /** For each set and cell, the column: see `byRegion`; -1 for cells of the set. */
  readonly columnOf: Int32Array;
  /** How many there are: an even number, so that a row begins with a byte. */
  readonly columns: number;
  /** True if the table has a column for each region; if that would be too large, it has one for each set, with the minimum over its regions. */
  readonly byRegion: boolean;
  /** The number of pairs of a set of cells and a region. */
  readonly count: number;
  /** For each set (by rank) and cell, the region that the cell is in; -1 for cells of the set. */
  readonly regionOf: Int32Array;
  /** The rank of each region's set. */
  readonly setOf: Int32Array;
}

/** A table with more entries than this is compressed to the minimum over the regions of each set. */
export const MOST_REGION_ENTRIES = 2e8;

const found = new Map<PatternLayout, Regions>();

/** The regions of a layout, computed once. */
export function regionsOf(layout: PatternLayout): Regions {
  for (const _ of findRegions(layout));
  return found.get(layout)!;
}

/** Sets between two yields. */
const SLICE = 2000;

/** Computes the regions of a layout in slices and caches them for `regionsOf`. */
export function* findRegions(layout: PatternLayout): Generator<void, void> {
  if (found.has(layout)) return;
  const { cells, width, height } = layout;
  const flood = floodOf(width, height);
  const sets = layout.allSets();
  const regionOf = newWords(sets.length * cells).fill(-1);
  const setOf = new IntegerList();
  for (let rank = 0; rank < sets.length; rank++) {
    if (rank % SLICE === 0) yield;
    const set = sets[rank];
    for (let free = ~set & ((1 << cells) - 1); free !== 0; ) {
      const region = flood(free & -free, free);
      for (let bits = region; bits !== 0; bits &= bits - 1) {
        regionOf[rank * cells + 31 - Math.clz32(bits & -bits)] = setOf.length;
      }
      setOf.push(rank);
      free &= ~region;
    }
  }
  const { items, length: count } = setOf;
  const byRegion = count * layout.orders <= MOST_REGION_ENTRIES;
  found.set(layout, {
    columnOf: byRegion ? regionOf : regionOf.map((region) => (region < 0 ? -1 : items[region])),
    columns: evenUp(byRegion ? count : sets.length),
    byRegion,
    count,
    regionOf,
    setOf: items.slice(0, count),
  });
}

export function evenUp(count: number): number {
  return count + (count & 1);
}

/** Flood fill on bit boards: all cells that the blank can reach from a cell through free cells. */
function floodOf(width: number, height: number): (cell: number, free: number) => number {
  let [first, last] = [0, 0];
  for (let row = 0; row < height; row++) {
    first |= 1 << (row * width);
    last |= 1 << (row * width + width - 1);
  }
  return (cell, free) => {
    let region = cell;
    for (let before = 0; before !== region; ) {
      before = region;
      region |= ((region & ~last) << 1) | ((region & ~first) >>> 1) | (region << width) | (region >>> width);
      region &= free;
    }
    return region;
  };
}
