import { newBytes } from '../../../out-of-memory.js';
import type { PatternTable } from '../../patterns/pattern-set.js';
import { regionsOf } from '../../patterns/regions.js';
import type { PlacementTable } from './placement-tables.js';

/** Tables that were made, by those that they were made of. */
const made = new WeakMap<Uint8Array, Uint8Array>();

/** The bytes of the tables that patterns become. */
export function placementBytes(patterns: readonly PatternTable[]): number {
  return patterns.reduce((sum, { layout }) => sum + Math.ceil(layout.cells ** layout.tiles / 2), 0);
}

/** Pattern databases as tables of placements, with the least excess over the regions of the blank; made once, in slices. */
export function* placementsOf(patterns: readonly PatternTable[]): Generator<void, PlacementTable[]> {
  const tables: PlacementTable[] = [];
  for (const pattern of patterns) {
    const table = made.get(pattern.table) ?? (yield* converted(pattern));
    made.set(pattern.table, table);
    tables.push({ goals: pattern.goals, tableGoals: pattern.goals, table });
  }
  return tables;
}

function* converted({ layout, table }: PatternTable): Generator<void, Uint8Array> {
  const { cells, tiles, sets, orders } = layout;
  const { columnOf, columns } = regionsOf(layout);
  const placements = newBytes(Math.ceil(cells ** tiles / 2));
  const arrangements = layout.allOrders();
  yield;
  const cellsOf = new Uint8Array(sets * tiles);
  // The columns of a set follow one another.
  const [first, last] = [new Int32Array(sets), new Int32Array(sets)];
  for (const set of layout.allSets()) {
    const rank = layout.setRank(set);
    first[rank] = columns;
    for (let cell = 0, place = 0; cell < cells; cell++) {
      const column = columnOf[rank * cells + cell];
      if (column < 0) cellsOf[rank * tiles + place++] = cell;
      else {
        first[rank] = Math.min(first[rank], column);
        last[rank] = Math.max(last[rank], column);
      }
    }
  }
  yield;
  const steps = new Int32Array(tiles);
  for (let order = 0; order < orders; order++) {
    for (let place = 0; place < tiles; place++) steps[place] = cells ** arrangements[order * tiles + place];
    const row = order * columns;
    for (let rank = 0; rank < sets; rank++) {
      let excess = 15;
      for (let column = first[rank]; column <= last[rank]; column++) {
        const entry = row + column;
        excess = Math.min(excess, (table[entry >> 1] >> (4 * (entry & 1))) & 15);
      }
      let index = 0;
      for (let place = 0; place < tiles; place++) index += cellsOf[rank * tiles + place] * steps[place];
      placements[index >> 1] |= excess << (4 * (index & 1));
    }
    yield;
  }
  return placements;
}
