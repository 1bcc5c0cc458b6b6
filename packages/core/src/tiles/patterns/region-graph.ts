import { newWords } from '../../out-of-memory.js';
import { neighbourTable } from '../space/frame.js';
import { bitCount, choose, type PatternLayout } from './pattern-layout.js';
import type { Regions } from './regions.js';

/** The regions of a layout with all moves between them, which only building a table needs: they take more memory than all the rest. */
export interface RegionGraph extends Regions {
  /** The moves out of region r are those from firstMove[r] up to firstMove[r + 1]: the region that each leads to … */
  readonly firstMove: Int32Array;
  readonly target: Int32Array;
  /** … and where in the layout's `orderAfter` its change of order stands, or -1 for none. */
  readonly passing: Int32Array;
}

/** Regions between two yields. */
const SLICE = 2000;

/** Lists the moves in slices. */
export function* regionGraph(layout: PatternLayout, regions: Regions): Generator<void, RegionGraph> {
  const { cells, width, height } = layout;
  const { regionOf, setOf } = regions;
  const neighbours = neighbourTable(width, height);
  const sets = layout.allSets();
  // Sets come in order of rank, and regions with them, so the moves can be listed in one pass.
  const firstMove = newWords(setOf.length + 1);
  const moves = movesOfSets(width, height, layout.tiles);
  const target = newWords(moves);
  const passing = newWords(moves);
  let move = 0;
  for (let region = 0; region < setOf.length; region++) {
    if (region % SLICE === 0) yield;
    firstMove[region] = move;
    const rank = setOf[region];
    const set = sets[rank];
    for (let from = 0; from < cells; from++) {
      if (((set >>> from) & 1) === 0) continue;
      for (let direction = 0; direction < 4; direction++) {
        const to = neighbours[4 * from + direction];
        if (to < 0 || regionOf[rank * cells + to] !== region) continue;
        const after = layout.setRank(set ^ (1 << from) ^ (1 << to));
        target[move] = regionOf[after * cells + from];
        const between = set & ((1 << Math.max(from, to)) - 1) & ~((2 << Math.min(from, to)) - 1);
        const place = bitCount(set & ((1 << from) - 1));
        passing[move++] = between === 0 ? -1 : layout.passing(place, bitCount(between), to > from);
      }
    }
  }
  firstMove[setOf.length] = move;
  return { ...regions, firstMove, target, passing };
}

/** How many moves all sets of so many tiles have: for each two cells side by side and each of them that has a tile, all sets of the others. */
export function movesOfSets(width: number, height: number, tiles: number): number {
  const sideBySide = 2 * width * height - width - height;
  return 2 * sideBySide * choose(width * height - 2, tiles - 1);
}
