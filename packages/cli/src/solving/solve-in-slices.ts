import { totalmem } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Family, TableRequest } from '@slidewise/core/contract';
import type { Result } from '@slidewise/core/result';
import { type Solution, type SolveOptions, startSolving, tablesFor } from '@slidewise/core/solving';
import type { DiskShelf } from '../storage/tables/disk-shelf.js';
import { ProgressLine } from '../terminal/progress.js';
import { defined, type LimitFlags } from '../usage/flags.js';

/** A search works about this long, in milliseconds, before signals and the progress line get their turn. */
const SLICE = 20;

/** How to search, as far as a command lets its user say. */
interface SearchFlags extends LimitFlags {
  readonly metric?: string;
  readonly algorithm?: string;
  readonly heuristic?: string;
  readonly tieBreak?: string;
  readonly weight?: number;
  readonly proveFirst?: boolean;
  readonly mostExpansions?: number;
  readonly quiet?: boolean;
}

/** Who hears how a search goes on: by default a line on the terminal. */
type Listener = Pick<ProgressLine, 'say' | 'show' | 'clear'>;

/** Solves a position in slices of time, so that Ctrl-C is heard at once. */
export async function solveInSlices(
  label: string,
  family: Family,
  position: unknown,
  flags: SearchFlags,
  signal: AbortSignal,
  tables: DiskShelf,
  listener?: Listener,
): Promise<Result<Solution>> {
  const startedAt = performance.now();
  const unit = (family.metrics.find(({ id }) => id === flags.metric) ?? family.metrics[0]!).unit;
  const progress = listener ?? new ProgressLine(label, unit, startedAt, !flags.quiet);
  const options = { ...solveOptions(flags, signal, startedAt), tables };
  if (tablesFor(family, position, options).length > 0) {
    const { fetchTables } = await import('../storage/tables/fetch-tables.js');
    const patience = flags.timeLimit === undefined ? [] : [AbortSignal.timeout(flags.timeLimit)];
    const wanted = (): readonly TableRequest[] => tablesFor(family, position, options);
    await fetchTables(tables, family.id, wanted, {
      memoryLimit: flags.memoryLimit ?? usualMemory(),
      signal: AbortSignal.any([signal, ...patience]),
      onActivity: (activity) => progress.say(activity),
    });
  }
  const started = startSolving(family, position, options);
  if (!started.ok) {
    progress.clear();
    return started;
  }
  for (;;) {
    const solution = started.value.work(SLICE);
    if (solution !== undefined) {
      progress.clear();
      return { ok: true, value: solution };
    }
    progress.show(started.value.progress);
    await nextTurn();
  }
}

/** The time counts from `since` on, so that it covers what comes before the search. */
function solveOptions(flags: SearchFlags, signal: AbortSignal, since: number): SolveOptions {
  const { metric, algorithm, heuristic, tieBreak, weight, proveFirst, timeLimit, mostExpansions } = flags;
  const memory = flags.memoryLimit ?? usualMemory();
  const now = (): number => performance.now();
  const time = timeLimit === undefined ? {} : { time: { milliseconds: timeLimit, now, since } };
  const limits = defined({ memory, expansions: mostExpansions, ...time });
  return defined({ metric, algorithm, heuristic, tieBreak, weight, proveFirst, signal, limits });
}

/** What a search may take where nobody says: half of the memory, in bytes. */
export function usualMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 2;
}
