import { constants, totalmem } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Family, ReadOptions, TableRequest } from '@slidewise/core/family';
import { problem, type Result } from '@slidewise/core/result';
import { type Solution, type SolveOptions, startSolving, tablesFor } from '@slidewise/core/solve';
import { type Board, readBoards } from '../boards.js';
import { ProgressLine } from '../progress.js';
import { DiskShelf } from '../tables/disk-shelf.js';
import type { Answer } from './solve-answer.js';
import { jsonReport } from './solve-json.js';
import type { SolveFlags } from './solve-options.js';
import { humanReport, quietReport } from './solve-report.js';

/** A search works about this long, in milliseconds, before signals and the progress line get their turn. */
const SLICE = 20;

/** Solves all boards, in order, and returns the exit code. */
export async function runSolve(paths: readonly string[], flags: SolveFlags): Promise<number> {
  const shelf = new DiskShelf();
  try {
    return await solveAll(paths, flags, shelf);
  } finally {
    await shelf.close();
  }
}

async function solveAll(paths: readonly string[], flags: SolveFlags, shelf: DiskShelf): Promise<number> {
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  const report = flags.json ? jsonReport : flags.quiet ? quietReport : humanReport;
  let [bad, unsolved, first] = [false, false, true];
  for await (const board of readBoards(paths, flags.family, readOptions(flags))) {
    const answer = await solveBoard(board, flags, interruption.signal, shelf);
    if (answer.board.trouble !== undefined) {
      bad = true;
      process.stderr.write(`slidewise: ${answer.board.trouble}\n`);
    } else if (answer.solution?.status !== 'solved') unsolved = true;
    const text = report(answer, flags, first);
    if (text !== '') {
      process.stdout.write(text);
      first = false;
    }
    if (interruption.signal.aborted) return 128 + constants.signals.SIGINT;
  }
  return bad ? 2 : unsolved ? 1 : 0;
}

async function solveBoard(board: Board, flags: SolveFlags, signal: AbortSignal, shelf: DiskShelf): Promise<Answer> {
  const startedAt = performance.now();
  if (board.family === undefined || board.reading === undefined) return { board, solution: undefined, milliseconds: 0 };
  const trouble = lettersTrouble(board.family, flags.letters);
  const solved =
    trouble ?? (await solveInSlices(board.label, board.family, board.reading.position, flags, signal, shelf));
  const milliseconds = performance.now() - startedAt;
  if (solved.ok) return { board, solution: solved.value, milliseconds };
  return {
    board: { ...board, trouble: `${board.label}: ${solved.problem.message}` },
    solution: undefined,
    milliseconds,
  };
}

/** Solves a position in slices of time, so that Ctrl-C is heard at once. */
async function solveInSlices(
  label: string,
  family: Family,
  position: unknown,
  flags: SolveFlags,
  signal: AbortSignal,
  tables: DiskShelf,
): Promise<Result<Solution>> {
  const startedAt = performance.now();
  const unit = (family.metrics.find(({ id }) => id === flags.metric) ?? family.metrics[0]!).unit;
  const progress = new ProgressLine(label, unit, startedAt, process.stderr.isTTY === true && !flags.quiet);
  const options = { ...solveOptions(flags, signal), tables };
  if (tablesFor(family, position, options).length > 0) {
    const { fetchTables } = await import('../tables/fetch-tables.js');
    const patience = flags.timeLimit === undefined ? [] : [AbortSignal.timeout(flags.timeLimit)];
    const wanted = (): readonly TableRequest[] => tablesFor(family, position, options);
    await fetchTables(tables, family.id, wanted, AbortSignal.any([signal, ...patience]), (activity) =>
      progress.say(activity),
    );
  }
  const started = startSolving(family, position, withTimeUsed(options, performance.now() - startedAt));
  if (!started.ok) return started;
  let expansions = 1000;
  for (;;) {
    const sliceStart = performance.now();
    const solution = started.value.step(expansions);
    if (solution !== undefined) {
      progress.clear();
      return { ok: true, value: solution };
    }
    const used = performance.now() - sliceStart;
    expansions = Math.max(1, Math.min(4 * expansions, Math.round((expansions * SLICE) / Math.max(used, 0.1))));
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

function lettersTrouble(family: Family, letters: string | undefined): Result<never> | undefined {
  const known = (family.letters ?? []).map(({ id }) => id);
  if (letters === undefined || known.includes(letters)) return undefined;
  if (known.length === 0)
    return problem(`${family.title} has one convention for moves only, so --letters does nothing`);
  return problem(`there are no letters "${letters}": expected ${known.join(', ')}`);
}

function solveOptions(flags: SolveFlags, signal: AbortSignal): SolveOptions {
  const { metric, algorithm, heuristic, weight, timeLimit } = flags;
  const memory = flags.memoryLimit ?? Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 2;
  const time = timeLimit === undefined ? {} : { time: { milliseconds: timeLimit, now: () => performance.now() } };
  return defined({ metric, algorithm, heuristic, weight, signal, limits: { memory, ...time } });
}

function readOptions({ format, target, goal, size }: SolveFlags): ReadOptions {
  return defined({ format, target, goal, size });
}

/** The same without the entries that are undefined. */
function defined<T extends object>(entries: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as never;
}
