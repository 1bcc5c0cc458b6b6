import { constants, totalmem } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Family, ReadOptions } from '@slidewise/core/family';
import type { Result } from '@slidewise/core/result';
import { type Solution, type SolveOptions, startSolving } from '@slidewise/core/solve';
import { type Board, readBoards } from '../boards.js';
import { readValue } from '../input.js';
import { ProgressLine } from '../progress.js';
import type { Answer } from './solve-answer.js';
import { jsonReport } from './solve-json.js';
import type { SolveFlags } from './solve-options.js';
import { humanReport, quietReport } from './solve-report.js';

/** A search works about this long, in milliseconds, before signals and the progress line get their turn. */
const SLICE = 20;

/** Solves all boards, in order, and returns the exit code. */
export async function runSolve(paths: readonly string[], flags: SolveFlags): Promise<number> {
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  const report = flags.json ? jsonReport : flags.quiet ? quietReport : humanReport;
  const goal = await readValue(flags.goal);
  if (goal !== undefined && 'trouble' in goal) {
    process.stderr.write(`slidewise: ${goal.name}: ${goal.trouble}\n`);
    return 2;
  }
  let [bad, unsolved, first] = [false, false, true];
  for await (const board of readBoards(paths, flags.family, readOptions(flags, goal?.text))) {
    const answer = await solveBoard(board, flags, interruption.signal);
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

async function solveBoard(board: Board, flags: SolveFlags, signal: AbortSignal): Promise<Answer> {
  const startedAt = performance.now();
  if (board.family === undefined || board.reading === undefined) return { board, solution: undefined, milliseconds: 0 };
  const solved = await solveInSlices(board.label, board.family, board.reading.position, flags, signal);
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
): Promise<Result<Solution>> {
  const startedAt = performance.now();
  const unit = (family.metrics.find(({ id }) => id === flags.metric) ?? family.metrics[0]!).unit;
  const progress = new ProgressLine(label, unit, startedAt, process.stderr.isTTY === true && !flags.quiet);
  const started = startSolving(family, position, solveOptions(flags, signal));
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
    expansions = Math.max(1, Math.min(4 * expansions, Math.round((expansions * SLICE) / Math.max(used, 0.1))));
    progress.show(started.value.progress);
    await nextTurn();
  }
}

function solveOptions(flags: SolveFlags, signal: AbortSignal): SolveOptions {
  const { metric, algorithm, heuristic, tieBreak, weight, timeLimit } = flags;
  const memory = flags.memoryLimit ?? Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 2;
  const time = timeLimit === undefined ? {} : { time: { milliseconds: timeLimit, now: () => performance.now() } };
  return defined({ metric, algorithm, heuristic, tieBreak, weight, signal, limits: { memory, ...time } });
}

function readOptions({ format, target, size }: SolveFlags, goal: string | undefined): ReadOptions {
  return defined({ format, target, goal, size });
}

/** The same without the entries that are undefined. */
function defined<T extends object>(entries: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as never;
}
