import { newWords } from '../../out-of-memory.js';
import { grown } from '../../search/state-index.js';
import { neighbourTable } from '../space/frame.js';
import { bitCount, type PatternLayout } from './pattern-layout.js';

/**
 * The regions of the blank, which make a pattern database zero-aware (Döbbelin, Schütt and Reinefeld 2013). While the tiles of
 * a pattern stand still, the blank can reach every cell of its connected region of the other cells at no cost. So the abstract
 * states are placements of the tiles with the region of the blank, not its cell; they are few more than the placements. Regions
 * depend on the set of occupied cells alone, not on the order of the tiles.
 *
 * A table has a row for each order and a column for each region: a search changes the order of the tiles less often than their set of
 * cells, and so stays in a few rows, which fit the near caches and few pages of memory.
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
  /** The moves out of region r are those from firstMove[r] up to firstMove[r + 1]: the region that each leads to … */
  readonly firstMove: Int32Array;
  readonly target: Int32Array;
  /** … and where in the layout's `orderAfter` its change of order stands, or -1 for none. */
  readonly passing: Int32Array;
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
  const neighbours = neighbourTable(width, height);
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
  // Sets come in order of rank, and regions with them, so the moves can be listed in one pass.
  const firstMove = new Int32Array(setOf.length + 1);
  const target = new IntegerList();
  const passing = new IntegerList();
  for (let region = 0; region < setOf.length; region++) {
    if (region % SLICE === 0) yield;
    firstMove[region] = target.length;
    const rank = setOf.items[region];
    const set = sets[rank];
    for (let from = 0; from < cells; from++) {
      if (((set >>> from) & 1) === 0) continue;
      for (let direction = 0; direction < 4; direction++) {
        const to = neighbours[4 * from + direction];
        if (to < 0 || regionOf[rank * cells + to] !== region) continue;
        const after = layout.setRank(set ^ (1 << from) ^ (1 << to));
        target.push(regionOf[after * cells + from]);
        const between = set & ((1 << Math.max(from, to)) - 1) & ~((2 << Math.min(from, to)) - 1);
        const place = bitCount(set & ((1 << from) - 1));
        passing.push(between === 0 ? -1 : layout.passing(place, bitCount(between), to > from));
      }
    }
  }
  firstMove[setOf.length] = target.length;
  const { items, length: count } = setOf;
  const byRegion = count * layout.orders <= MOST_REGION_ENTRIES;
  found.set(layout, {
    columnOf: byRegion ? regionOf : regionOf.map((region) => (region < 0 ? -1 : items[region])),
    columns: evenUp(byRegion ? count : sets.length),
    byRegion,
    count,
    regionOf,
    setOf: items.slice(0, count),
    firstMove,
    target: target.items.slice(0, target.length),
    passing: passing.items.slice(0, passing.length),
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

/** A growable list of integers in a typed array. */
class IntegerList {
  length = 0;
  items = new Int32Array(1024);

  push(value: number): void {
    if (this.length === this.items.length) this.items = grown(this.items, 2 * this.length);
    this.items[this.length++] = value;
  }
}
