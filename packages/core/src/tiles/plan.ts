import type { Lookups, TableCache, TableRequest } from '../contract/engine/tables.js';
import { ZERO_HEURISTIC } from '../contract/heuristics.js';
import type { Plan } from '../contract/ids.js';
import { ANYTIME_PATTERNS } from './anytime/anytime.js';
import { hasPlacementTables, placementRequests } from './compiled/wide/placement-tables.js';
import { plainBound } from './heuristics/heuristics.js';
import { LABELS, labelRequest, labelsError } from './labels/label-table.js';
import { CompleteTable, MOST_TABLE_CELLS } from './patterns/complete-table.js';
import { GROUP_SIZES, type PatternKind } from './patterns/partitions.js';
import { mostPatternBytes, patternError, patternRequests } from './patterns/pattern-set.js';
import type { TilesPosition } from './position.js';
import { Frame } from './space/frame.js';

/** From this linear conflict on, building larger tables for a 4×4 board takes no longer than searching without them. */
const WORTH_SEVEN = 58;

/** Bidirectional search has no smaller way: with less it would stop. The hardest boards of nine cells take a quarter of it. */
const BIDIRECTIONAL_BYTES = 2 ** 20;

const WITHOUT_TABLES = 'linear-conflict';

/** The default algorithm and heuristic for a board: tables that do not fit into the memory are not planned. */
export function plan(position: TilesPosition, metric: string, tables: TableCache, memoryLimit: number): Plan {
  const frame = new Frame(position);
  const { cells } = frame;
  if (cells <= MOST_TABLE_CELLS && CompleteTable.bytes(frame, metric, tables) <= memoryLimit) {
    return { algorithm: 'complete-table', heuristic: ZERO_HEURISTIC };
  }
  if (metric === 'mtm' && cells <= 12 && memoryLimit >= BIDIRECTIONAL_BYTES)
    return { algorithm: 'bidirectional', heuristic: 'lines' };
  if (metric === 'mtm' && cells <= MOST_TABLE_CELLS) return { algorithm: 'idastar', heuristic: 'lines' };
  if (metric === 'mtm' && labelsAreThere(frame, tables, memoryLimit)) {
    return { algorithm: 'idastar-slides', heuristic: LABELS };
  }
  if (metric === 'mtm' || cells > 16) return { algorithm: 'anytime-beam', heuristic: ZERO_HEURISTIC };
  return { algorithm: 'idastar-fsm', heuristic: heuristicFor(position, frame, tables, memoryLimit) };
}

/** Building them takes half a minute, so they are used only if they exist already. */
function labelsAreThere(frame: Frame, tables: TableCache, memoryLimit: number): boolean {
  if (labelsError(frame) !== undefined) return false;
  const { id, bytes } = labelRequest(frame);
  return tables.has(id) && bytes <= memoryLimit;
}

/** The pattern databases for boards of up to 16 cells, or where the memory is too small for any, a heuristic without tables. */
function heuristicFor(position: TilesPosition, frame: Frame, tables: TableCache, memoryLimit: number): string {
  const { width, height, cells } = frame;
  // The largest take half a minute to build, so they are used only if they exist already.
  const areThere = (kind: PatternKind): boolean => patternRequests(frame, kind).every(({ id }) => tables.has(id));
  if (cells === 16 && areThere('pdb-78') && mostPatternBytes(frame, 'pdb-78', true) <= memoryLimit) return 'pdb-78';
  const isHard = width === 4 && height === 4 && plainBound(position, 'stm') >= WORTH_SEVEN;
  const kinds: PatternKind[] = [...(isHard ? (['pdb-771'] as const) : []), 'pdb-663', 'pdb-555'];
  // Whether these are there already must not matter: every machine is to plan the same.
  return kinds.find((kind) => mostPatternBytes(frame, kind, false) <= memoryLimit) ?? WITHOUT_TABLES;
}

/** The pattern databases that a plan uses. */
export function tablesFor(position: TilesPosition, { algorithm, heuristic }: Lookups): readonly TableRequest[] {
  const frame = new Frame(position);
  if (algorithm === 'anytime-beam') {
    const requests =
      patternError(frame, ANYTIME_PATTERNS) === undefined
        ? patternRequests(frame, ANYTIME_PATTERNS)
        : hasPlacementTables(frame)
          ? placementRequests(frame)
          : [];
    return requests.map((request) => ({ ...request, optional: true }));
  }
  if (heuristic === LABELS && labelsError(frame) === undefined) return [labelRequest(frame)];
  return GROUP_SIZES[heuristic] === undefined ? [] : patternRequests(frame, heuristic);
}
