import { availableParallelism, totalmem } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Family } from '@slidewise/core/contract';
import type { Message } from '@slidewise/core/messages';
import { ok, problem, type Result } from '@slidewise/core/result';
import {
  drive,
  type Limits,
  type PrepareOptions,
  prepare,
  type Solution,
  solveWithTables,
} from '@slidewise/core/solving';
import { abortedAfter } from '@slidewise/node/abort';
import { clock } from '@slidewise/node/clock';
import { type DiskTableCache, tableFetcher } from '@slidewise/node/tables';
import { helpersFor } from '@slidewise/node/workers';
import { defined } from '@slidewise/server/answers';
import { type LimitFlags, type SettingFlags, settingsOf } from '../input/flags.js';
import { ProgressLine } from '../terminal/progress.js';
import { metricUnit } from '../terminal/units.js';
import type { CheckpointFile } from './checkpoint-file.js';
import { guarded } from './guard.js';

/** How to search, as far as a command lets its user say. */
interface SearchFlags extends LimitFlags, SettingFlags {
  readonly metric?: string;
  readonly algorithm?: string;
  readonly heuristic?: string;
  readonly tieBreak?: string;
  readonly weight?: number;
  readonly proveFirst?: boolean;
  /** No proof without search comes first. */
  readonly searchAnyway?: boolean;
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
  tables: DiskTableCache,
  listener?: Listener,
): Promise<Result<Solution>> {
  const startedAt = clock.now();
  const unit = metricUnit(family, flags.metric);
  const progress = listener ?? new ProgressLine(label, unit, startedAt, !flags.quiet);
  const helpers = helpersFor(flags.threads ?? availableParallelism());
  const kept =
    flags.checkpoint === undefined ? ok(undefined) : await openCheckpoint(flags.checkpoint, family, position);
  if (!kept.ok) return kept;
  const file = kept.value;
  const resume = file === undefined ? {} : { resume: file.found?.search ?? null };
  const memory = flags.memoryLimit ?? usualMemory();
  const limits = limitsFrom(flags, memory, startedAt);
  const options = { ...optionsFrom(flags), tables, helpers, limits, ...resume };
  const mismatch = file && checkpointMismatch(file, family, position, options);
  if (mismatch !== undefined) return problem(mismatch);
  return solveWithTables(family, position, options, {
    fetchTables: tableFetcher(tables, {
      memoryLimit: memory,
      signal: flags.timeLimit === undefined ? signal : abortedAfter(flags.timeLimit, signal),
      onActivity: (activity) => progress.say(activity),
    }),
    async run(solving, { heuristic = '' }) {
      const save = (): void => file?.save(heuristic, solving.checkpoint);
      const onProgress = (): void => {
        progress.show(solving.progress);
        if (file?.isDue) save();
      };
      const timed = {
        work: (milliseconds?: number) => guarded(() => solving.work(milliseconds, clock.now)),
        cancel: () => solving.cancel(),
      };
      const solution = await drive(timed, { yield: nextTurn, signal, onProgress });
      if (solution.status === 'stopped') save();
      else file?.remove();
      progress.clear();
      return solution;
    },
  });
}

/** A checkpoint of another search is refused before any table is built. */
function checkpointMismatch(
  file: CheckpointFile,
  family: Family,
  position: unknown,
  options: PrepareOptions,
): Message | undefined {
  const prepared = prepare(family, position, options);
  return prepared.ok ? file.mismatchWith(prepared.value.heuristic) : undefined;
}

/** Loaded only where it is asked for. */
async function openCheckpoint(path: string, family: Family, position: unknown): Promise<Result<CheckpointFile>> {
  const { CheckpointFile } = await import('./checkpoint-file.js');
  return CheckpointFile.open(path, family, position);
}

function optionsFrom(flags: SearchFlags): PrepareOptions {
  const { metric, algorithm, heuristic, tieBreak, weight, searchAnyway } = flags;
  const proveFirst = searchAnyway ? false : flags.proveFirst;
  return defined({ metric, algorithm, heuristic, tieBreak, weight, settings: settingsOf(flags), proveFirst });
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
