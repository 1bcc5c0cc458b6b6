import type { Family, SearchSettings } from '@slidewise/core/contract';
import type { Result } from '@slidewise/core/result';
import { finish, finishInSteps, type Solution, solveWithTables } from '@slidewise/core/solving';
import { PositionTableCache, type TableSource } from './tables.js';

/** How boards are solved. */
export interface BoardSearchOptions {
  readonly metric?: string;
  readonly algorithm?: string;
  readonly heuristic?: string;
  readonly tieBreak?: string;
  readonly weight?: number;
  readonly settings?: SearchSettings;
  /** Look for a proof without search before searching; true by default. */
  readonly proveFirst?: boolean;
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
  { timeLimit, memoryLimit, ...options }: BoardSearchOptions,
  source: TableSource,
): Promise<Result<Solution>> {
  const tables = new PositionTableCache(source);
  // The clock starts after the tables have come: what all boards share should not count against the first.
  const limits = { memory: memoryLimit, ...(timeLimit === undefined ? {} : { time: timeLimit }) };
  return solveWithTables(
    family,
    position,
    { ...options, tables, limits },
    {
      fetchTables: tables.within(memoryLimit),
      run: (solving) => (timeLimit === undefined ? finishInSteps(solving, EXPANSIONS) : finish(solving)),
    },
  );
}
