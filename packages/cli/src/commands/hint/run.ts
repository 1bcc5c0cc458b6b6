import type { Explanation } from '@slidewise/core/contract';
import type { Solution } from '@slidewise/core/solving';
import { type OneBoard, readOneBoard } from '../../input/boards.js';
import { aboutBoard } from '../../output/about-board.js';
import { reasonFields } from '../../output/message-fields.js';
import { describeReasons } from '../../solving/describe-reasons.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { colors } from '../../terminal/colors.js';
import { complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { failure } from '../../terminal/sentence-of.js';
import { showAmount, showCount } from '../../terminal/units.js';
import { fitted } from '../../terminal/wrap.js';
import type { HintFlags } from './options.js';

/** The first move of a solution, and what is left to do once it is played. */
interface NextMove {
  readonly text: string;
  readonly inWords: string;
  readonly remaining: number;
}

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
    `${flags.json ? jsonHint(board, solution, next, why) : humanHint(board, solution, next, why)}\n`,
  );
  if (signal.aborted) return EXIT_INTERRUPTED;
  return solution.status === 'solved' ? 0 : 1;
}

function nextMove({ family, reading }: OneBoard, { moves, length, metric }: Solution): NextMove | undefined {
  const [move] = moves;
  if (move === undefined || length === undefined) return undefined;
  const { position, format } = reading;
  const text = family.printMove(position, move, { format, metric });
  return { text, inWords: family.moveInWords(position, move), remaining: length - family.cost(move, metric) };
}

/** The move is alone on the first line, so that scripts can take it from there. */
function humanHint(
  { family }: OneBoard,
  solution: Solution,
  next: NextMove | undefined,
  { bound, reasons }: Explanation,
): string {
  const { status, length, lowerBound, metric, optimal, reason } = solution;
  const { unit } = family.metrics.find(({ id }) => id === metric)!;
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

function jsonHint(
  board: OneBoard,
  solution: Solution,
  next: NextMove | undefined,
  { heuristic, bound, reasons }: Explanation,
): string {
  const { metric, status, optimal, length = null, reason } = solution;
  return JSON.stringify({
    ...aboutBoard(board),
    metric,
    status,
    move: next?.text ?? null,
    length,
    remaining: next?.remaining ?? (status === 'solved' ? 0 : null),
    optimal,
    lowerBound: status === 'unsolvable' ? null : solution.lowerBound,
    ...reasonFields(reason),
    why: status === 'unsolvable' ? null : { heuristic, bound, reasons: reasons.map(({ why }) => why) },
  });
}
