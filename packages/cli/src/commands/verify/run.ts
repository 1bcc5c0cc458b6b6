import type { Reading } from '@slidewise/core/contract';
import type { Result } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import {
  claimAnswer,
  defined,
  type Failure,
  failure,
  movesAnswer,
  type VerifiedClaim,
  type VerifiedMoves,
  verifyMoves,
  verifyOptionsError,
} from '@slidewise/server/answers';
import { readOneBoard } from '../../input/boards.js';
import { missingFile, readMoves } from '../../input/moves-argument.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { metricUnit } from '../../terminal/units.js';
import type { VerifyFlags } from './options.js';
import { claimReport, humanReport } from './report.js';

/** Checks a solution, and returns the exit code. */
export async function run(path: string, given: readonly string[], flags: VerifyFlags): Promise<number> {
  const refuse = (error: Failure): number => complainAbout(path, error, flags.json);
  const board = await readOneBoard(path, flags);
  if ('error' in board) return refuse(board);
  const { label, family } = board;
  const wrong = verifyOptionsError(family, flags);
  if (wrong !== undefined) return refuse(failure(label, wrong));
  const moves = await readMoves(path, given);
  if ('error' in moves) return refuse(moves);
  // Not before everything is read: while input is awaited, Ctrl-C ends the program.
  const signal = onInterrupt();

  const solve = (reading: Reading<unknown>, metric: string | undefined): Promise<Result<Solution>> =>
    withTables((tables) =>
      solveInSlices(label, family, reading.position, { ...flags, ...defined({ metric }) }, signal, tables),
    );
  const verified = await verifyMoves(board, moves.text, flags, solve);
  if (!verified.ok) return refuse(failure(label, verified.problem));
  const found = verified.value;
  if ('unchecked' in found) {
    return complainAbout(label, { error: `${label}: there are no moves, and --no-optimum leaves all else unchecked` });
  }
  if ('unreadable' in found) {
    const { line, column, number, reason } = found.unreadable;
    const where = moves.file === undefined ? '' : `${moves.file}:${line}:${column}: `;
    const noFile = moves.file === undefined ? await missingFile(given) : undefined;
    return refuse(
      noFile === undefined ? { error: `${where}move ${number}: ${reason.message}`, cause: reason } : { error: noFile },
    );
  }
  const right = 'claim' in found ? found.judged.right === true : found.solved;
  process.stdout.write('claim' in found ? claimText(found, flags) : movesText(found, flags));
  if (signal.aborted) return EXIT_INTERRUPTED;
  return right ? 0 : 1;
}

function movesText(verified: VerifiedMoves, { json }: VerifyFlags): string {
  if (json) return `${JSON.stringify(movesAnswer(verified))}\n`;
  return humanReport(verified.board, verified.replay, verified.lengths, verified);
}

/** What was said without moves. */
function claimText(verified: VerifiedClaim, { json }: VerifyFlags): string {
  if (json) return `${JSON.stringify(claimAnswer(verified))}\n`;
  const { board, claim, judged, metric } = verified;
  const unit = metricUnit(board.family, metric);
  return claimReport(board, claim, judged, unit);
}
