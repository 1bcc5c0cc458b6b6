import { totalmem } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Family } from '@slidewise/core/family';
import type { Result } from '@slidewise/core/result';
import { nextSlice, type Solution, type SolveOptions, startSolving } from '@slidewise/core/solve';
import { type Board, readBoards } from '../boards.js';
import { complain } from '../complain.js';
import { defined, readOptions } from '../flags.js';
import { EXIT_INTERRUPTED, Interruption } from '../interruption.js';
import { ProgressLine } from '../progress.js';
import type { Answer } from './solve-answer.js';
import { jsonReport } from './solve-json.js';
import type { SolveFlags } from './solve-options.js';
import { humanReport, quietReport } from './solve-report.js';

/** A search works about this long, in milliseconds, before signals and the progress line get their turn. */
const SLICE = 20;

/** Solves all boards, in order, and returns the exit code. */
export async function runSolve(paths: readonly string[], flags: SolveFlags): Promise<number> {
  const interruption = new Interruption();
  const report = flags.json ? jsonReport : flags.quiet ? quietReport : humanReport;
  let [bad, unsolved, first] = [false, false, true];
  for await (const board of readBoards(paths, flags.family, readOptions(flags))) {
    const answer = await interruption.during((signal) => solveBoard(board, flags, signal));
    if (answer.board.trouble !== undefined) {
      bad = true;
      complain(answer.board.trouble);
    } else if (answer.solution?.status !== 'solved') unsolved = true;
    const text = report(answer, flags, first);
    if (text !== '') {
      process.stdout.write(text);
      first = false;
    }
    if (interruption.signal.aborted) return EXIT_INTERRUPTED;
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
export async function solveInSlices(
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
    expansions = nextSlice(expansions, used, SLICE);
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
