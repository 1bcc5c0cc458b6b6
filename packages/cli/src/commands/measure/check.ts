import type { Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import { checkHeuristics, type HeuristicReport } from '@slidewise/lab/analysis';
import { clock } from '@slidewise/node/clock';
import type { DiskTableCache } from '@slidewise/node/tables';
import { defined } from '@slidewise/server/answers';
import { type OneBoard, readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { flagError } from '../../solving/flag-error.js';
import { guarded } from '../../solving/guard.js';
import { type OwnHeuristicFlag, withOwn } from '../../solving/own-heuristic-flag.js';
import { usualMemory } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complainAbout } from '../../terminal/complain.js';
import { endedAt, onInterrupt } from '../../terminal/interruption.js';
import { statusLine } from '../../terminal/status-line.js';
import { Turns } from '../../terminal/turns.js';
import { showAmount, showCount } from '../../terminal/units.js';
import { bringTables } from './bring-tables.js';
import { type Checked, checkCsvHead, checkCsvRows, checkJsonLines, checkReport } from './check-report.js';
import type { MeasureFlags } from './options.js';

/** Checks heuristics over whole spaces, and returns the exit code. */
export async function runCheck(
  paths: readonly string[],
  flags: MeasureFlags,
  own: OwnHeuristicFlag<unknown>,
): Promise<number> {
  if (flags.csv) process.stdout.write(checkCsvHead());
  let isFirst = true;
  return overSpaces(paths, flags, own, (checked) => {
    if (flags.json) process.stdout.write(checkJsonLines(checked));
    else if (flags.csv) process.stdout.write(checkCsvRows(checked));
    else process.stdout.write(`${isFirst ? '' : '\n'}${checkReport(checked)}`);
    isFirst = false;
    const isFine = checked.reports.every(({ tooHigh, tooSteep }) => tooHigh === undefined && tooSteep === undefined);
    return isFine ? 0 : 1;
  });
}

/** Looks at all positions that can be reached from each board; what is found of it makes an exit code. */
export async function overSpaces(
  paths: readonly string[],
  flags: MeasureFlags,
  own: OwnHeuristicFlag<unknown>,
  tell: (checked: Checked) => number,
): Promise<number> {
  let [code, signal, last] = [0, undefined as AbortSignal | undefined, undefined as string | undefined];
  await withTables(async (tables) => {
    const boards = withOwn(readBoards(paths, flags.family, readOptions(flags)), own);
    for await (const { label, family, reading, error, cause } of boards) {
      signal ??= onInterrupt();
      const problem =
        family === undefined || reading === undefined
          ? { error: error!, ...(cause && { cause }) }
          : flagError(label, family, flags);
      if (problem !== undefined) {
        code = complainAbout(label, problem, flags.json);
        continue;
      }
      const board = { label, family: family!, reading: reading! };
      const check = await checkBoard(board, flags, signal, tables);
      if (check === undefined) return;
      const { metric, positions, reports, limit } = check;
      if (limit !== undefined) {
        complainAbout(label, { error: `${label}: ${TOO_MANY[limit](showAmount(positions, 'position'))}` }, flags.json);
        code = Math.max(code, 1);
        continue;
      }
      const checked: Checked = { ...board, metric, positions, reports };
      last = label;
      code = Math.max(code, tell(checked));
    }
  });
  return signal?.aborted ? endedAt(last, paths, 'checked') : code;
}

/** What was found of a board, or how many positions there were when a limit was hit. */
type BoardCheck = { readonly metric: string; readonly positions: number } & (
  | { readonly reports: readonly HeuristicReport[]; readonly limit?: never }
  | { readonly limit: keyof typeof TOO_MANY; readonly reports?: never }
);

const TOO_MANY = {
  positions: (found: string) => `at least ${found} can be reached: too many to check (--most)`,
  memory: (found: string) => `the memory limit was hit after ${found} (--memory-limit)`,
  time: (found: string) => `the time limit was hit after ${found} (--time-limit)`,
};

/** Undefined after Ctrl-C. */
async function checkBoard(
  board: OneBoard,
  flags: MeasureFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<BoardCheck | undefined> {
  const { family, reading, label } = board;
  const metric = flags.metric ?? family.metrics[0]!.id;
  await bringTables(board, metric, flags.tables === true, signal, tables);
  const heuristics = fitting(family, reading.position, metric, flags.heuristic);
  const { most, timeLimit = Number.POSITIVE_INFINITY, memoryLimit: memory = usualMemory() } = flags;
  const options = { metric, tables, memory, ...defined({ heuristics, positions: most }) };
  const work = checkHeuristics(family, unwrap(family.check(reading.position)), options);
  const turns = new Turns();
  const startedAt = clock.now();
  for (;;) {
    const { done, value } = guarded(() => work.next());
    if (done) {
      statusLine.clear();
      const { positions, reports, limit } = value;
      return reports === undefined ? { metric, positions, limit: limit! } : { metric, positions, reports };
    }
    if (!turns.due) continue;
    if (clock.now() - startedAt > timeLimit) {
      statusLine.clear();
      return { metric, positions: value, limit: 'time' };
    }
    statusLine.show(`${label}, ${showCount(value)} positions`, startedAt);
    await turns.next();
    if (signal.aborted) {
      statusLine.clear();
      return undefined;
    }
  }
}

/** The named heuristics that can estimate the metric. */
function fitting(
  family: Family,
  position: unknown,
  metric: string,
  named: readonly string[] | undefined,
): readonly string[] | undefined {
  return named?.filter((wanted) => {
    const { metrics, unfit } = family.heuristics.find(({ id }) => id === wanted)!;
    return metrics.includes(metric) && unfit?.(position) === undefined;
  });
}
