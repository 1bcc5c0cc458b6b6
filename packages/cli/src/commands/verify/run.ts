import type { Family, Reading } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { replayText } from '@slidewise/core/reading';
import type { Result } from '@slidewise/core/result';
import { boardInText } from '../../input/board-in-text.js';
import { type OneBoard, readOneBoard } from '../../input/boards.js';
import { type Claim, claimInstead } from '../../input/claim.js';
import { unknownLetters } from '../../input/letters.js';
import { missingFile, readMoves } from '../../input/moves-argument.js';
import { judgeClaim } from '../../solving/judge-claim.js';
import { lengthOf, type Shortest, whetherShortest } from '../../solving/shortest.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { type Failure, failure } from '../../terminal/sentence-of.js';
import type { VerifyFlags } from './options.js';
import { claimJson, claimReport, humanReport, jsonReport, type Length } from './report.js';

/** Checks a solution, and returns the exit code. */
export async function run(path: string, given: readonly string[], flags: VerifyFlags): Promise<number> {
  const refuse = (error: Failure): number => complainAbout(path, error, flags.json);
  const board = await readOneBoard(path, flags);
  if ('error' in board) return refuse(board);
  const { label, family } = board;
  const metrics = family.metrics.filter(({ id }) => flags.metric === undefined || id === flags.metric);
  if (metrics.length === 0) {
    return refuse(failure(label, english.unknownMetric(flags.metric!, family.metrics)));
  }
  const wrong = unknownLetters(family, flags.letters);
  if (wrong !== undefined) return refuse(failure(label, wrong));
  const moves = await readMoves(path, given);
  if ('error' in moves) return refuse(moves);
  // Not before everything is read: while input is awaited, Ctrl-C ends the program.
  const signal = onInterrupt();

  const reading = boardInText(family, board.reading, moves.text);
  const shown = { ...board, reading };
  const replay = replayText(family, reading, moves.text, flags);
  const { bad } = replay;
  const where = moves.file === undefined ? '' : `${moves.file}:${bad?.line}:${bad?.column}: `;
  const claim = claimInstead(moves.text, replay);
  if (claim !== undefined) return verifyClaim(shown, claim, flags, signal);
  if (bad?.readable === false) {
    const noFile = moves.file === undefined ? await missingFile(given) : undefined;
    const error = `${where}move ${bad.number}: ${bad.reason.message}`;
    return refuse(noFile === undefined ? { error, cause: bad.reason } : { error: noFile });
  }
  const legal = bad === undefined;
  const solved = legal && family.isSolved(replay.position);
  const lengths: Length[] = [];
  for (const { id: metric, unit } of metrics) {
    const length = lengthOf(family, replay.moves, metric);
    const found =
      solved && flags.optimum ? await findShortest(label, family, reading, { ...flags, metric }, signal, length) : {};
    if ('ok' in found) return refuse(failure(label, found.problem));
    lengths.push({ metric, unit, length, ...found });
  }
  const report = flags.json ? jsonReport : humanReport;
  process.stdout.write(report(shown, replay, lengths, { legal, solved }));
  if (signal.aborted) return EXIT_INTERRUPTED;
  return solved ? 0 : 1;
}

/** Checks what was said without moves. */
async function verifyClaim(board: OneBoard, claim: Claim, flags: VerifyFlags, signal: AbortSignal): Promise<number> {
  const { label, family, reading } = board;
  if (!flags.optimum) {
    return complainAbout(label, {
      error: `${label}: there are no moves, and --no-optimum leaves all else unchecked`,
    });
  }
  const solving = await withTables((tables) => solveInSlices(label, family, reading.position, flags, signal, tables));
  if (!solving.ok) return complainAbout(label, failure(label, solving.problem), flags.json);
  const judged = judgeClaim(claim, solving.value);
  const { unit } = family.metrics.find(({ id }) => id === solving.value.metric)!;
  process.stdout.write(
    flags.json ? claimJson(board, claim, judged, solving.value.metric) : claimReport(board, claim, judged, unit),
  );
  if (signal.aborted) return EXIT_INTERRUPTED;
  return judged.right === true ? 0 : 1;
}

/** Whether a length is shortest, as far as solving the board can tell. */
async function findShortest(
  label: string,
  family: Family,
  { position }: Reading<unknown>,
  flags: VerifyFlags,
  signal: AbortSignal,
  length: number,
): Promise<Shortest | Extract<Result<never>, { ok: false }>> {
  const solving = await withTables((tables) => solveInSlices(label, family, position, flags, signal, tables));
  return solving.ok ? whetherShortest(label, length, solving.value) : solving;
}
