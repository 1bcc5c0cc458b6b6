import { availableParallelism, totalmem } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Family, TableRequest } from '@slidewise/core/contract';
import { ok, problem, type Result, unwrap } from '@slidewise/core/result';
import { drive, type Limits, prepare, type Solution, type Wishes } from '@slidewise/core/solving';
import { defined, type LimitFlags } from '../input/flags.js';
import type { DiskShelf } from '../storage/tables/disk-shelf.js';
import { clock } from '../terminal/clock.js';
import { ProgressLine } from '../terminal/progress.js';
import type { CheckpointFile } from './checkpoint-file.js';
import { crewOf } from './crew.js';

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
  /** How many threads a long search may use; by default all cores. */
  readonly threads?: number;
  /** The file that keeps how far the search has come. */
  readonly checkpoint?: string;
}

/** The receiver of progress reports: by default a line on the terminal. */
type Listener = Pick<ProgressLine, 'say' | 'show' | 'clear'>;

/** Solves a position in slices of time, so that Ctrl-C is handled at once. */
export async function solveInSlices(
  label: string,
  family: Family,
  position: unknown,
  flags: SearchFlags,
  signal: AbortSignal,
  tables: DiskShelf,
  listener?: Listener,
): Promise<Result<Solution>> {
  const startedAt = clock.now();
  await family.quicken?.();
  const unit = (family.metrics.find(({ id }) => id === flags.metric) ?? family.metrics[0]!).unit;
  const progress = listener ?? new ProgressLine(label, unit, startedAt, !flags.quiet);
  const helpers = crewOf(flags.threads ?? availableParallelism());
  const kept =
    flags.checkpoint === undefined ? ok(undefined) : await openCheckpoint(flags.checkpoint, family, position);
  if (!kept.ok) return kept;
  const file = kept.value;
  const resume = file === undefined ? {} : { resume: file.found?.search ?? null };
  const memory = flags.memoryLimit ?? usualMemory();
  const limits = limitsFrom(flags, memory, startedAt);
  const wishes = { ...wishesFrom(flags), tables, helpers, limits, ...resume };
  const prepared = prepare(family, position, wishes);
  if (!prepared.ok) return prepared;
  const trouble = file?.troubleWith(prepared.value.heuristic);
  if (trouble !== undefined) return problem(trouble);
  if (prepared.value.tables.length > 0) {
    const { fetchTables } = await import('../storage/tables/fetch-tables.js');
    const patience = flags.timeLimit === undefined ? [] : [AbortSignal.timeout(flags.timeLimit)];
    await fetchTables(tables, family.id, () => tablesWanted(family, position, wishes), {
      memoryLimit: memory,
      signal: AbortSignal.any([signal, ...patience]),
      onActivity: (activity) => progress.say(activity),
    });
  }
  const started = unwrap(prepared.value.again()).start();
  if (!started.ok) return started;
  const solving = started.value;
  const heuristic = prepared.value.heuristic ?? '';
  const onProgress = (): void => {
    progress.show(solving.progress);
    if (file?.isDue) file.save(heuristic, solving.checkpoint);
  };
  const timed = {
    work: (milliseconds?: number) => solving.work(milliseconds, clock.now),
    cancel: () => solving.cancel(),
  };
  const solution = await drive(timed, { yield: nextTurn, signal, onProgress });
  if (solution.status === 'stopped') file?.save(heuristic, solving.checkpoint);
  else file?.remove();
  progress.clear();
  return ok(solution);
}

/** Loaded only where it is asked for. */
async function openCheckpoint(path: string, family: Family, position: unknown): Promise<Result<CheckpointFile>> {
  const { CheckpointFile } = await import('./checkpoint-file.js');
  return CheckpointFile.open(path, family, position);
}

/** The large tables that solving asks for, given what is on the shelf. */
export function tablesWanted(family: Family, position: unknown, wishes: Wishes): readonly TableRequest[] {
  const prepared = prepare(family, position, wishes);
  return prepared.ok ? prepared.value.tables : [];
}

function wishesFrom(flags: SearchFlags): Wishes {
  const { metric, algorithm, heuristic, tieBreak, weight, proveFirst } = flags;
  return defined({ metric, algorithm, heuristic, tieBreak, weight, proveFirst });
}

/** The time counts from `since` on, so that it covers what comes before the search. */
function limitsFrom({ timeLimit, mostExpansions }: SearchFlags, memory: number, since: number): Limits {
  const time = timeLimit === undefined ? {} : { time: { milliseconds: timeLimit, now: clock.now, since } };
  return defined({ memory, expansions: mostExpansions, ...time });
}

/** The default memory limit of a search: half of the memory, in bytes. */
export function usualMemory(): number {
  usual ??= Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 2;
  return usual;
}

/** Asking the system takes as long as an easy board, so it is asked once. */
let usual: number | undefined;
