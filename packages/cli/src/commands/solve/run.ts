import { once } from 'node:events';
import { problem } from '@slidewise/core/result';
import { clock } from '@slidewise/node/clock';
import type { DiskTableCache } from '@slidewise/node/tables';
import { failure, solveAnswer, unknownLetters } from '@slidewise/server/answers';
import type { OneBoard } from '../../input/boards.js';
import { type InputBoard, readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { ownHeuristics } from '../../solving/own-heuristic-flag.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, errorLine } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, Interruption } from '../../terminal/interruption.js';
import { Turns } from '../../terminal/turns.js';
import type { Answer } from './answer.js';
import type { SolveFlags } from './options.js';
import { humanReport, quietReport } from './report.js';

/** Solves all boards, in order, and returns the exit code. */
export async function run(paths: readonly string[], flags: SolveFlags): Promise<number> {
  return withTables((tables) => solveAll(paths, flags, tables));
}

async function solveAll(paths: readonly string[], flags: SolveFlags, tables: DiskTableCache): Promise<number> {
  const own = await ownHeuristics(flags.heuristic);
  const interruption = new Interruption();
  const report = flags.json ? (answer: Answer) => [jsonReport(answer, flags)] : flags.quiet ? quietReport : humanReport;
  let [bad, unsolved, first] = [false, false, true];
  const all = readBoards(paths, flags.family, readOptions(flags));
  const boards = flags.checkpoint === undefined ? all : await onlyOne(all);
  if (boards === undefined) return complain('--checkpoint keeps the search of one board, and these are several');
  for await (const board of boards) {
    const answer = await interruption.during((signal) =>
      solveBoard(own.board(board), { ...flags, ...own.flags }, signal, tables),
    );
    if (answer.board.error !== undefined) {
      bad = true;
      if (!board.hushed) complain(answer.board.error);
    } else if (answer.solution?.status !== 'solved') unsolved = true;
    if (await printPieces(report(answer, flags, first))) first = false;
    if (interruption.signal.aborted) return EXIT_INTERRUPTED;
  }
  return bad ? 2 : unsolved ? 1 : 0;
}

async function solveBoard(
  board: InputBoard,
  flags: SolveFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<Answer> {
  const startedAt = clock.now();
  if (board.family === undefined || board.reading === undefined) return { board, solution: undefined, milliseconds: 0 };
  const wrong = unknownLetters(board.family, flags.letters);
  const solved = wrong
    ? problem(wrong)
    : await solveInSlices(board.label, board.family, board.reading.position, flags, signal, tables);
  const milliseconds = clock.now() - startedAt;
  if (solved.ok) return { board, solution: solved.value, milliseconds };
  return {
    board: { ...board, ...failure(board.label, solved.problem) },
    solution: undefined,
    milliseconds,
  };
}

/** What is given, if it is one; undefined if there are more, which the second shows without asking for the others. */
async function onlyOne<T>(items: AsyncIterable<T>): Promise<readonly T[] | undefined> {
  const found: T[] = [];
  for await (const item of items) {
    if (found.length === 1) return undefined;
    found.push(item);
  }
  return found;
}

/** For programs: one object on a line. */
function jsonReport({ board, solution, milliseconds }: Answer, { letters }: SolveFlags): string {
  const { label, family, reading, error, cause } = board;
  if (family === undefined || reading === undefined || solution === undefined) return errorLine(label, error!, cause);
  return `${JSON.stringify(solveAnswer(board as OneBoard, solution, { milliseconds, letters }))}\n`;
}

/** Writes pieces to standard output, as fast as the reader takes them; Ctrl-C is answered between them. Returns whether there were any. */
async function printPieces(pieces: Iterable<string>): Promise<boolean> {
  const turns = new Turns();
  let any = false;
  for (const piece of pieces) {
    any = true;
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
    if (turns.due) await turns.next();
  }
  return any;
}
