import type { Plan } from '../contract/ids.js';
import { ZERO_HEURISTIC } from '../contract/search.js';
import type { Lookups, TableRequest, TableShelf } from '../contract/tables.js';
import { ANYTIME_PATTERNS } from './anytime/anytime.js';
import { plainBound } from './heuristics/heuristics.js';
import { MOST_TABLE_CELLS } from './patterns/complete-table.js';
import { GROUP_SIZES, type PatternKind } from './patterns/partitions.js';
import { patternRequests, patternTrouble } from './patterns/pattern-set.js';
import type { TilesPosition } from './position.js';
import { Frame } from './space/frame.js';

/** From this linear conflict on, building larger tables for a 4×4 board takes no longer than searching without them. */
const WORTH_SEVEN = 58;

/** The default algorithm and heuristic for a board. */
export function plan(position: TilesPosition, metric: string, tables: TableShelf): Plan {
  const { width, height } = position;
  const cells = width * height;
  if (cells <= MOST_TABLE_CELLS) return { algorithm: 'complete-table', heuristic: ZERO_HEURISTIC };
  if (metric === 'mtm' && cells <= 12) return { algorithm: 'bidirectional', heuristic: 'lines' };
  if (metric === 'mtm' || cells > 16) return { algorithm: 'anytime-beam', heuristic: ZERO_HEURISTIC };
  return { algorithm: 'idastar-fsm', heuristic: patternsFor(position, tables) };
}

/** The pattern databases for boards of up to 16 cells. */
function patternsFor(position: TilesPosition, tables: TableShelf): PatternKind {
  const { width, height } = position;
  // The largest take half a minute to build, so they are used only if they exist already.
  const areThere = (kind: PatternKind): boolean =>
    patternRequests(new Frame(position), kind).every(({ id }) => tables.has(id));
  if (width * height === 16 && areThere('pdb-78')) return 'pdb-78';
  return width === 4 && height === 4 && plainBound(position, 'stm') >= WORTH_SEVEN ? 'pdb-771' : 'pdb-663';
}

/** The pattern databases that a plan uses. */
export function tablesFor(position: TilesPosition, { algorithm, heuristic }: Lookups): readonly TableRequest[] {
  const frame = new Frame(position);
  if (algorithm === 'anytime-beam') {
    if (patternTrouble(frame, ANYTIME_PATTERNS) !== undefined) return [];
    return patternRequests(frame, ANYTIME_PATTERNS).map((request) => ({ ...request, optional: true }));
  }
  return GROUP_SIZES[heuristic] === undefined ? [] : patternRequests(frame, heuristic);
}
