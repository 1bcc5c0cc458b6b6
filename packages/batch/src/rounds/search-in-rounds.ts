import { join } from 'node:path';
import { english } from '@slidewise/core/messages';
import type { BoardRead } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { type Preparation, prepare, replay, type Solution, startPart } from '@slidewise/core/solving';

import type { PartItem, PartOptions, PartRow } from '../kinds/part.js';
import type { BoardSearchOptions } from '../kinds/solve-position.js';
import { partFailed } from '../messages.js';

/** So many parts are cut in each round: far more than machines, so that none of them waits long for the last ones. */
const PARTS = 1000;

/** Does a round of a search in a directory: the rows of its parts in order, or undefined if it was ended. */
export type DoRound = (
  folder: string,
  options: PartOptions,
  items: readonly PartItem[],
) => Promise<readonly PartRow[] | undefined>;

/** What the rounds so far have proved. */
export interface RoundNews {
  /** Rounds that are done. */
  readonly rounds: number;
  /** No solution is shorter. */
  readonly bound: number;
  /** Successors that were generated so far. */
  readonly generated: number;
}

/** The search of a board that can be cut into parts; undefined for one that has to be searched as a whole. */
export function searchToCut(
  { family, reading }: BoardRead,
  search: BoardSearchOptions,
): Result<Preparation<unknown, unknown>> | undefined {
  const { memoryLimit, ...options } = search;
  const own = family.strategies.find(({ splitting }) => splitting !== undefined);
  if (own === undefined) return undefined;
  const limits = { memory: memoryLimit };
  // The plan for the board if it uses this algorithm, else the algorithm with its usual heuristic.
  for (const algorithm of search.algorithm === undefined ? [undefined, own.id] : [search.algorithm]) {
    const prepared = prepare(family, reading.position, { ...options, limits, ...(algorithm && { algorithm }) });
    if (!prepared.ok) return search.algorithm === undefined ? undefined : prepared;
    if (startPart(prepared.value, limits).ok) return prepared;
  }
  return undefined;
}

/**
 * Searches in rounds, as AIDA* does (Reinefeld and Schnecke 1994): each round searches all parts of an iteration of
 * IDA*, wherever, and then raises the bound. Undefined if it was ended.
 */
export async function searchInRounds(
  { family, reading: { position, format } }: BoardRead,
  prepared: Preparation<unknown, unknown>,
  memoryLimit: number,
  folder: string,
  doRound: DoRound,
  report: (news: RoundNews) => void,
): Promise<Result<Solution> | undefined> {
  const { metric, algorithm, heuristic } = prepared;
  const method = { metric, algorithm, ...(heuristic === undefined ? {} : { heuristic }) };
  const options = { position: positionId(family, position, format), search: { ...method, memoryLimit } };
  const sum = { bound: 0, expanded: 0, generated: 0 };
  for (let rounds = 0; ; rounds++) {
    const { bound, generated } = sum;
    const cut = rounds === 0 ? {} : { iteration: { bound, generated, parts: PARTS } };
    const items = Array.from({ length: rounds === 0 ? 1 : PARTS }, (_, part) => ({ part }));
    const rows = await doRound(join(folder, String(rounds).padStart(3, '0')), { ...options, ...cut }, items);
    if (rows === undefined) return undefined;
    // What comes after the first solution is not needed, and may be different each time.
    const end = rows.findIndex(({ status }) => status !== 'exhausted');
    for (const row of rows.slice(0, end < 0 ? rows.length : end + 1)) {
      sum.expanded += row.expanded;
      sum.generated += row.generated;
    }
    if (end >= 0) return solutionOf(rows[end]!);
    sum.bound = Math.min(...rows.map((row) => row.bound!));
    report({ rounds: rounds + 1, bound: sum.bound, generated: sum.generated });
  }

  function solutionOf({ status, part, moves = [], error }: PartRow): Result<Solution> {
    const { bound: lowerBound, expanded, generated } = sum;
    const counts = { expanded, generated, reopened: 0, duplicates: 0, peakOpen: 0, stored: 0, bytes: 0 };
    const account = { ...method, lowerBound, counts };
    if (status === 'error') return problem(partFailed({ part, error: String(error) }));
    if (status !== 'solved') {
      const reason = english.limitHit({ limit: 'memory' });
      return ok({ ...account, status: 'stopped', stopReason: 'memory', reason, moves: [], optimal: false });
    }
    // By the plain rules: a solution is only what they say it is.
    const length = replay(family, position, moves, metric);
    if (length < lowerBound)
      throw new Error(`the moves solve it in ${length}, but the rounds before say that this cannot be`);
    return ok({ ...account, status: 'solved', lowerBound: length, length, moves, optimal: true });
  }
}
