import type { IterationPart } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { finishInSteps, prepareWithTables, replay, startPart } from '@slidewise/core/solving';
import { plainColumn } from './board-rows.js';
import type { Item, Kind, Row, Status } from './kind.js';
import { type BoardSearchOptions, EXPANSIONS } from './solve-position.js';
import { PositionTableCache, type TableSource } from './tables.js';

/** A part on which workers have died. */
const FAILED: Status = { id: 'error', word: 'failed', good: false };

/** A search that is cut into parts, and how far it has come. */
export interface PartOptions {
  /** The id of the position. */
  readonly position: string;
  readonly search: BoardSearchOptions;
  /** The iteration of which parts are searched; left out at the beginning, which is not cut. */
  readonly iteration?: Omit<IterationPart, 'part'>;
}

export interface PartItem extends Item {
  readonly part: number;
}

/** What came of a part. */
export interface PartRow extends Row {
  readonly part: number;
  /** A part is left where one before it has a solution. */
  readonly status: 'solved' | 'exhausted' | 'left' | 'stopped' | 'error';
  readonly expanded: number;
  readonly generated: number;
  /** No solution of an exhausted part is shorter. */
  readonly bound?: number;
  readonly moves?: readonly unknown[];
  readonly error?: string;
}

/** Parts of an iteration of one search, as AIDA* cuts it. */
export const part: Kind = {
  id: 'part',
  unit: 'part',
  statuses: [
    { id: 'solved', word: 'with a solution', good: true },
    { id: 'exhausted', word: 'without', good: true },
    { id: 'left', word: 'not needed', good: true },
    { id: 'stopped', word: 'stopped', good: false },
    FAILED,
  ],
  columns: [
    plainColumn('part', 'INT32'),
    plainColumn('status', 'STRING'),
    ...['expanded', 'generated', 'bound'].map((name) => plainColumn(name, 'INT64')),
    plainColumn('error', 'STRING'),
  ],
  start: (options, tables) => async (item) => [await rowOf(item as PartItem, options as PartOptions, tables)],
  failed: (item, error) =>
    ({ part: (item as PartItem).part, status: FAILED.id, expanded: 0, generated: 0, error }) as Row,
  wrongOf: (row, item, options) => wrongOfPart(row as PartRow, item as PartItem, options as PartOptions),
};

function wrongOfPart(row: PartRow, item: PartItem, { position, search }: PartOptions): string | undefined {
  const { part: number, status, expanded, generated, bound, moves } = row;
  if (number !== item.part) return 'it is of another part';
  if (![expanded, generated].every(Number.isSafeInteger)) return 'it has no counts';
  if (status === 'exhausted' && !Number.isSafeInteger(bound)) return 'it has no bound';
  if (status !== 'solved') return undefined;
  const { family, reading } = unwrap(readPositionId(position));
  // This throws where the moves are no solution.
  replay(family, reading.position, moves!, search.metric);
  return undefined;
}

async function rowOf({ part: number }: PartItem, options: PartOptions, source: TableSource): Promise<PartRow> {
  const { search, iteration } = options;
  const { memoryLimit, ...rest } = search;
  const { family, reading } = unwrap(readPositionId(options.position));
  const tables = new PositionTableCache(source);
  const fetchTables = tables.within(memoryLimit);
  const prepared = unwrap(await prepareWithTables(family, reading.position, { ...rest, tables }, fetchTables));
  const piece = iteration === undefined ? undefined : { ...iteration, part: number };
  const started = unwrap(startPart(prepared, { memory: memoryLimit }, piece));
  const outcome = finishInSteps(started, EXPANSIONS);
  const { expanded, generated } = started.counts;
  const { status } = outcome;
  const found = status === 'solved' ? { moves: outcome.path } : status === 'exhausted' ? { bound: outcome.bound } : {};
  return { part: number, status, expanded, generated, ...found };
}
