import type { Plan, TableRequest, TableShelf } from '../family.js';
import { MOST_TABLE_CELLS } from './complete-table.js';
import { Frame } from './frame.js';
import { GROUP_SIZES } from './partitions.js';
import { patternRequests } from './pattern-set.js';
import type { TilesPosition } from './position.js';

/** The best way to solve a board for somebody who has no wishes. */
export function plan(position: TilesPosition, metric: string, tables: TableShelf): Plan {
  const { width, height } = position;
  const cells = width * height;
  if (cells <= MOST_TABLE_CELLS) return { algorithm: 'table', heuristic: 'none' };
  if (metric === 'mtm') return { algorithm: 'bidirectional', heuristic: 'lines' };
  // The largest tables take a minute to build, so they serve only those who have them already.
  const frame = new Frame(position);
  const large = cells === 16 && patternRequests(frame, 'pdb-78').every(({ id }) => tables.has(id));
  return { algorithm: 'ida', heuristic: large ? 'pdb-78' : 'pdb-663' };
}

/** The pattern databases that a heuristic looks at. */
export function tablesFor(position: TilesPosition, heuristic: string): readonly TableRequest[] {
  return GROUP_SIZES[heuristic] === undefined ? [] : patternRequests(new Frame(position), heuristic);
}
