import type { Explanation, Reason } from '@slidewise/core/contract';
import type { Solution } from '@slidewise/core/solving';
import { failure, hintAnswer, type NextMove, nextMove } from '@slidewise/server/answers';
import { type OneBoard, readOneBoard } from '../../input/boards.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { colors } from '../../terminal/colors.js';
import { complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';
import { fitted } from '../../terminal/wrap.js';
import type { HintFlags } from './options.js';

/** The most reasons that are listed; one more is, too, since "and 1 more" would be as long. */
const MOST_REASONS = 3;

/** Prints the next best move, and returns the exit code. */
export async function run(path: string, flags: HintFlags): Promise<number> {
  const board = await readOneBoard(path, flags);
  if ('error' in board) return complainAbout(path, board, flags.json);
  const signal = onInterrupt();
  const solving = await withTables((tables) =>
    solveInSlices(board.label, board.family, board.reading.position, flags, signal, tables),
  );
  if (!solving.ok) return complainAbout(path, failure(path, solving.problem), flags.json);
  const solution = solving.value;
  const next = nextMove(board, solution);
  const why = board.family.explain(board.reading.position, solution.metric);
  process.stdout.write(
    `${flags.json ? JSON.stringify(hintAnswer(board, solution, next, why)) : humanHint(board, solution, next, why)}\n`,
  );
  if (signal.aborted) return EXIT_INTERRUPTED;
  return solution.status === 'solved' ? 0 : 1;
}

/** The move is alone on the first line, so that scripts can take it from there. */
function humanHint(
  { family }: OneBoard,
  solution: Solution,
  next: NextMove | undefined,
  { bound, reasons }: Explanation,
): string {
  const { status, length, lowerBound, metric, optimal, reason } = solution;
  const unit = metricUnit(family, metric);
  if (status === 'unsolvable') {
    return fitted(`There is no next move, because the board cannot be solved: ${reason?.message}.`, process.stdout);
  }
  if (status === 'stopped') {
    const known = `No move is known yet: ${reason?.message}; a solution has at least ${showAmount(lowerBound, unit)}.`;
    return fitted(known, process.stdout);
  }
  if (next === undefined) return fitted('The board is solved: nothing is left to do.', process.stdout);
  const verb = next.remaining === 1 ? 'remains' : 'remain';
  const left = next.remaining === 0 ? 'it solves the board' : `${showAmount(next.remaining, unit)} ${verb} after it`;
  const proof = optimal ? 'shortest' : `not proved shortest (at least ${showCount(lowerBound)})`;
  const lines = [
    `${next.inWords}: ${showAmount(length!, unit)} to go, ${proof}; ${left}`,
    `why: ${describeReasons(bound, unit, reasons)}`,
  ];
  return [colors.bold(next.text), ...lines.map((line) => colors.dim(fitted(line, process.stdout)))].join('\n');
}

/** What has to happen at least, and why, in one line: `at least 2 moves: B stands in front of X; and 3 more`. */
function describeReasons(bound: number, unit: string, reasons: readonly Reason[]): string {
  const shown = reasons.length <= MOST_REASONS + 1 ? reasons : reasons.slice(0, MOST_REASONS);
  const listed = shown.map(({ why }) => why.message);
  if (listed.length < reasons.length) listed.push(`and ${reasons.length - listed.length} more`);
  const words = listed.join('; ');
  return bound === 0 ? words : `at least ${showAmount(bound, unit)}${words === '' ? '' : `: ${words}`}`;
}
