import type { SearchSettings } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { problem, type Result } from '@slidewise/core/result';
import { type Limits, prepareWithTables, type Solution, solveWithTables, type Work } from '@slidewise/core/solving';
import { clock } from '@slidewise/node/clock';
import type { NamedBoard } from '../answers/about-board.js';
import { defined } from '../answers/defined.js';
import type { OperationWork } from './operation-work.js';

/** How to search, as a request says it. */
export interface SearchRequest {
  readonly metric?: string;
  readonly algorithm?: string;
  readonly heuristic?: string;
  readonly tieBreak?: string;
  readonly weight?: number;
  readonly depth?: number;
  readonly width?: number;
  readonly duplicates?: string;
  readonly order?: string;
  readonly ties?: string;
  readonly seed?: number;
  readonly searchAnyway?: boolean;
  readonly timeLimit?: number;
  readonly memoryLimit?: number;
}

/** The limits of a request: no more than the service allows. */
export function limitsOf(
  { timeLimit, memoryLimit }: Pick<SearchRequest, 'timeLimit' | 'memoryLimit'>,
  { limits }: OperationWork,
): Limits & { readonly memory: number } {
  const milliseconds = Math.min(timeLimit ?? limits.milliseconds, limits.milliseconds);
  const memory = Math.min(memoryLimit ?? limits.bytes, limits.bytes);
  return { time: { milliseconds, now: clock.now, since: clock.now() }, memory };
}

/** Solves a board within the limits of the service. */
export function search(
  { family, reading }: Pick<NamedBoard, 'family' | 'reading'>,
  request: SearchRequest,
  work: OperationWork,
): Promise<Result<Solution>> {
  const { metric, algorithm, heuristic, tieBreak, weight, searchAnyway } = request;
  const { depth, width, duplicates, order, ties, seed } = request;
  const given = defined({ depth, width, duplicates, order, ties, seed }) as SearchSettings;
  const settings = Object.keys(given).length === 0 ? undefined : given;
  const proveFirst = searchAnyway ? false : undefined;
  const options = {
    ...defined({ metric, algorithm, heuristic, tieBreak, weight, settings, proveFirst }),
    limits: limitsOf(request, work),
    tables: work.tables,
  };
  return solveWithTables(family, reading.position, options, {
    fetchTables: work.fetchTables,
    run: (solving) => work.drive({ work: (slice) => solving.work(slice, clock.now), cancel: () => solving.cancel() }),
  });
}

/** Brings the tables that solving a position in some metrics needs. */
export async function bringTables(
  { family, reading }: Pick<NamedBoard, 'family' | 'reading'>,
  metrics: readonly string[],
  memory: number,
  { tables, fetchTables }: OperationWork,
): Promise<void> {
  for (const metric of metrics) {
    await prepareWithTables(family, reading.position, { metric, tables, limits: { memory } }, fetchTables);
  }
}

/** Work that may not be startable, run to its end. */
export async function driven<T>(started: Result<Work<T>>, work: OperationWork): Promise<Result<T>> {
  return started.ok ? { ok: true, value: await work.drive(started.value) } : started;
}

/** The problem with a metric that a family does not have. */
export function metricError({ family }: Pick<NamedBoard, 'family'>, metric: string | undefined) {
  if (metric === undefined || family.metrics.some(({ id }) => id === metric)) return undefined;
  return problem(english.unknownMetric(metric, family.metrics));
}
