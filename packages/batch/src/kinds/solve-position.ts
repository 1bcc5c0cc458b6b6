import type { Family } from '@slidewise/core/contract';
import { ok, type Result, unwrap } from '@slidewise/core/result';
import { finish, finishInSteps, prepare, type Solution } from '@slidewise/core/solving';
import { OwnShelf, type TableSource } from './tables.js';

/** How boards are solved. */
export interface SearchOptions {
  readonly metric?: string;
  readonly algorithm?: string;
  readonly heuristic?: string;
  readonly tieBreak?: string;
  readonly weight?: number;
  /** Milliseconds for a board. */
  readonly timeLimit?: number;
  /** Bytes for a board, tables included. It is the same on every machine: what comes of a board may depend on it. */
  readonly memoryLimit: number;
}

/** So many expansions at a time. The number is fixed, for a search whose pauses depended on a clock might count otherwise. */
export const EXPANSIONS = 50_000;

/** Solves a position; the same every time, unless the time limit ends it. */
export async function solvePosition(
  family: Family,
  position: unknown,
  { timeLimit, memoryLimit, ...wishes }: SearchOptions,
  source: TableSource,
): Promise<Result<Solution>> {
  const tables = new OwnShelf(source);
  let prepared = prepare(family, position, { ...wishes, tables, limits: { memory: memoryLimit } });
  if (!prepared.ok) return prepared;
  if (await tables.fetchWithin(memoryLimit, family.id, prepared.value.tables)) prepared = prepared.value.again();
  // The clock starts now: what all boards share should not count against the first.
  const time = timeLimit === undefined ? {} : { time: timeLimit };
  const started = unwrap(prepared).start({ limits: { memory: memoryLimit, ...time } });
  if (!started.ok) return started;
  return ok(timeLimit === undefined ? finishInSteps(started.value, EXPANSIONS) : finish(started.value));
}
