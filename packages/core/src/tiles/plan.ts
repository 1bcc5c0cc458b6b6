import type { Plan } from '../contract/ids.js';
import { ZERO_HEURISTIC } from '../contract/search.js';
import type { TableRequest, TableShelf } from '../contract/tables.js';
import { ANYTIME_PATTERNS } from './anytime/anytime.js';
import { MOST_TABLE_CELLS } from './patterns/complete-table.js';
import { GROUP_SIZES } from './patterns/partitions.js';
import { patternRequests, patternTrouble } from './patterns/pattern-set.js';
import type { TilesPosition } from './position.js';
import { Frame } from './space/frame.js';

/** The default algorithm and heuristic for a board. */
export function plan(position: TilesPosition, metric: string, tables: TableShelf): Plan {
  const { width, height } = position;
  const cells = width * height;
  if (cells <= MOST_TABLE_CELLS) return { algorithm: 'complete-table', heuristic: ZERO_HEURISTIC };
  if (metric === 'mtm' && cells <= 12) return { algorithm: 'bidirectional', heuristic: 'lines' };
  if (metric === 'mtm' || cells > 16) return { algorithm: 'anytime-beam', heuristic: ZERO_HEURISTIC };
  // The largest tables take a minute to build, so they are used only if they exist already.
  const frame = new Frame(position);
  const large = cells === 16 && patternRequests(frame, 'pdb-78').every(({ id }) => tables.has(id));
  return { algorithm: 'idastar-fsm', heuristic: large ? 'pdb-78' : 'pdb-663' };
}

/** The pattern databases that a plan uses. */
export function tablesFor(position: TilesPosition, { algorithm, heuristic }: Plan): readonly TableRequest[] {
  const frame = new Frame(position);
  if (algorithm === 'anytime-beam') {
    if (patternTrouble(frame, ANYTIME_PATTERNS) !== undefined) return [];
    return patternRequests(frame, ANYTIME_PATTERNS).map((request) => ({ ...request, optional: true }));
  }
  return GROUP_SIZES[heuristic] === undefined ? [] : patternRequests(frame, heuristic);
}
