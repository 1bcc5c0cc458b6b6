import { neighbourTable } from './frame.js';
import { bitCount, type PatternLayout } from './pattern-layout.js';

/**
 * While the tiles of a pattern stand still, the blank can go anywhere in its region of the other cells, and that counts
 * nothing. So the states of a pattern are not its tiles and the blank's cell but its tiles and the blank's region; there
 * are few more of these than ways to place the tiles. Regions depend on the set of cells alone, not on the tiles' order.
 */
export interface Regions {
  /** For each set and cell, where the entries of the pattern's table begin, an entry for each order: see `byRegion`. */
  readonly firstEntry: Int32Array;
  readonly entries: number;
  /** The table has entries for each region; otherwise, since it would be too large, for each set, the least of its regions. */
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

/** A table with more entries than this is kept by sets alone. */
const MOST_REGION_ENTRIES = 2e8;

const found = new Map<PatternLayout, Regions>();

/** The regions of a layout; they are found once. */
export function regionsOf(layout: PatternLayout): Regions {
  let regions = found.get(layout);
  if (regions === undefined) {
    regions = findRegions(layout);
    found.set(layout, regions);
  }
  return regions;
}

function findRegions(layout: PatternLayout): Regions {
  const { cells, width, height } = layout;
  const neighbours = neighbourTable(width, height);
  const sets = layout.allSets();
  const regionOf = new Int32Array(sets.length * cells).fill(-1);
  const setOf: number[] = [];
  for (const [rank, set] of sets.entries()) {
    for (let cell = 0; cell < cells; cell++) {
      if ((set >>> cell) & 1 || regionOf[rank * cells + cell] >= 0) continue;
      flood(cell, set, regionOf, rank * cells, neighbours, setOf.length);
      setOf.push(rank);
    }
  }
  // Sets come in order of rank, and regions with them, so the moves can be listed in one pass.
  const firstMove = new Int32Array(setOf.length + 1);
  const target: number[] = [];
  const passing: number[] = [];
  for (const [region, rank] of setOf.entries()) {
    firstMove[region] = target.length;
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
  const byRegion = setOf.length * layout.orders <= MOST_REGION_ENTRIES;
  return {
    firstEntry: regionOf.map((region) => (region < 0 ? -1 : (byRegion ? region : setOf[region]!) * layout.orders)),
    entries: (byRegion ? setOf.length : sets.length) * layout.orders,
    byRegion,
    count: setOf.length,
    regionOf,
    setOf: Int32Array.from(setOf),
    firstMove,
    target: Int32Array.from(target),
    passing: Int32Array.from(passing),
  };
}

function flood(
  start: number,
  set: number,
  regionOf: Int32Array,
  at: number,
  neighbours: Int32Array,
  region: number,
): void {
  const waiting = [start];
  regionOf[at + start] = region;
  while (waiting.length > 0) {
    const cell = waiting.pop()!;
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbours[4 * cell + direction];
      if (next < 0 || (set >>> next) & 1 || regionOf[at + next] >= 0) continue;
      regionOf[at + next] = region;
      waiting.push(next);
    }
  }
}
