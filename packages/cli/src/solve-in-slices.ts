import { totalmem } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Family, TableRequest } from '@slidewise/core/family';
import type { Result } from '@slidewise/core/result';
import { nextSlice, type Solution, type SolveOptions, startSolving, tablesFor } from '@slidewise/core/solve';
import { defined, type LimitFlags } from './flags.js';
import { ProgressLine } from './progress.js';
import type { DiskShelf } from './tables/disk-shelf.js';

/** A search works about this long, in milliseconds, before signals and the progress line get their turn. */
const SLICE = 20;

/** How to search, as far as a command lets its user say. */
interface SearchFlags extends LimitFlags {
  readonly metric?: string;
  readonly algorithm?: string;
  readonly heuristic?: string;
  readonly tieBreak?: string;
  readonly weight?: number;
  readonly quiet?: boolean;
}

/** Solves a position in slices of time, so that Ctrl-C is heard at once. */
export async function solveInSlices(
  label: string,
  family: Family,
  position: unknown,
  flags: SearchFlags,
  signal: AbortSignal,
  tables: DiskShelf,
): Promise<Result<Solution>> {
  const startedAt = performance.now();
  const unit = (family.metrics.find(({ id }) => id === flags.metric) ?? family.metrics[0]!).unit;
  const progress = new ProgressLine(label, unit, startedAt, process.stderr.isTTY === true && !flags.quiet);
  const options = { ...solveOptions(flags, signal), tables };
  if (tablesFor(family, position, options).length > 0) {
    const { fetchTables } = await import('./tables/fetch-tables.js');
    const patience = flags.timeLimit === undefined ? [] : [AbortSignal.timeout(flags.timeLimit)];
    const wanted = (): readonly TableRequest[] => tablesFor(family, position, options);
    await fetchTables(tables, family.id, wanted, AbortSignal.any([signal, ...patience]), (activity) =>
      progress.say(activity),
    );
  }
  const started = startSolving(family, position, withTimeUsed(options, performance.now() - startedAt));
  if (!started.ok) return started;
  let expansions = 16;
  for (;;) {
    const sliceStart = performance.now();
    const solution = started.value.step(expansions);
    if (solution !== undefined) {
      progress.clear();
      return { ok: true, value: solution };
    }
    const used = performance.now() - sliceStart;
    expansions = nextSlice(expansions, used, SLICE);
    progress.show(started.value.progress);
    await nextTurn();
  }
}

/** The same options, if solving has taken so much of its time already. */
function withTimeUsed(options: SolveOptions, used: number): SolveOptions {
  const { limits } = options;
  if (limits?.time === undefined) return options;
  return { ...options, limits: { ...limits, time: { ...limits.time, milliseconds: limits.time.milliseconds - used } } };
}

function solveOptions(flags: SearchFlags, signal: AbortSignal): SolveOptions {
  const { metric, algorithm, heuristic, tieBreak, weight, timeLimit } = flags;
  const memory = flags.memoryLimit ?? usualMemory();
  const time = timeLimit === undefined ? {} : { time: { milliseconds: timeLimit, now: () => performance.now() } };
  return defined({ metric, algorithm, heuristic, tieBreak, weight, signal, limits: { memory, ...time } });
}

/** What a search may take where nobody says: half of the memory, in bytes. */
export function usualMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 2;
}
