import { printMoves } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Algorithm } from '@slidewise/core/search';
import { drive, prepareWith, type Solution } from '@slidewise/core/solving';
import { showAmount, showCount } from '@slidewise/core/text';
import { USUAL_LIMIT } from './course-search.js';
import type { Host, OneBoard } from './host.js';
import { queueSearch } from './queue-search.js';
import { readSquare } from './square.js';

const MOST_BYTES = 2 ** 30;

/** Solves a board by an algorithm that only a course has, and nothing else. */
function runSearch(
  host: Host,
  algorithm: Algorithm,
  { family, reading: { position } }: OneBoard,
  { metric, heuristic, limit }: { readonly metric: string; readonly heuristic: string; readonly limit: number },
  signal: AbortSignal,
): Promise<Solution> {
  const options = { metric, algorithm: algorithm.id, heuristic, proveFirst: false };
  const limits = { expansions: limit, memory: MOST_BYTES };
  const solving = unwrap(unwrap(prepareWith([algorithm], family, position, { ...options, limits })).start());
  const timed = {
    work: (milliseconds?: number) => solving.work(milliseconds, () => host.now()),
    cancel: () => solving.cancel(),
  };
  return drive(timed, { yield: () => host.nextTurn(), signal });
}

interface Options {
  readonly letters: string;
  readonly asWritten?: boolean;
  readonly limit?: number;
}

/** The text's algorithm, and the same with a comparison of boards alone. */
const WRITTEN = queueSearch('astar-taken-board-and-f', 'board and f');
const BY_BOARD = queueSearch('astar-taken-board', 'board');

/** The course's tile puzzle: the shortest string of L, R, U and D for a board, by default that on standard input; returns the exit code. */
export async function run(
  host: Host,
  path: string | undefined,
  { letters, asWritten = false, limit = USUAL_LIMIT }: Options,
): Promise<number> {
  const board = await readSquare(host, path);
  if ('error' in board) return host.complain(board.error);
  const signal = host.onInterrupt();
  if (asWritten) return searchAsWritten(host, board, letters, limit, signal);
  const { label, family, reading } = board;
  const solving = await host.withSolver((solve) => solve(label, family, reading.position, { metric: 'stm' }, signal));
  if (!solving.ok) return host.complain(`${label}: ${solving.problem.message}`);
  const { status, length, lowerBound, optimal, reason } = solving.value;
  if (status === 'solved') writeMoves(host, board, solving.value, letters);
  if (optimal) return 0;
  if (status === 'unsolvable') host.complain(`${label}: the board cannot be solved: ${reason?.message}`);
  else if (status === 'stopped') host.complain(`${label}: no solution was found: ${reason?.message}`);
  else
    host.complain(
      `${label}: ${showAmount(length!, 'move')} are not proved to be the fewest; at least ${showCount(lowerBound)} are needed`,
    );
  return signal.aborted ? host.exitInterrupted : 1;
}

/** The text's own queue, and how many boards its notion of equal boards costs. */
async function searchAsWritten(
  host: Host,
  board: OneBoard,
  letters: string,
  limit: number,
  signal: AbortSignal,
): Promise<number> {
  const { label, family, reading } = board;
  const refutation = family.refute(reading.position);
  if (refutation !== undefined) {
    return giveUp(
      host,
      `${label}: the board cannot be solved, and the text's program never ends: ${refutation.message}`,
    );
  }
  const options = { metric: 'stm', heuristic: 'manhattan', limit };
  const found = await runSearch(host, WRITTEN, board, options, signal);
  if (found.status !== 'solved') {
    const where = `after ${showCount(found.counts.expanded)} boards`;
    const why = found.stopReason === 'expansions' ? 'the limit (--limit) was hit' : found.reason?.message;
    giveUp(host, `${label}: no solution was found: ${why} ${where}`);
    return signal.aborted ? host.exitInterrupted : 1;
  }
  writeMoves(host, board, found, letters);
  const byBoard = await runSearch(host, BY_BOARD, board, options, signal);
  const compared = byBoard.status === 'solved' ? `; if equal boards are equal, ${showCount(taken(byBoard))}` : '';
  host.say(
    `note: the text takes ${showAmount(taken(found), 'board')} from its queue, because equal boards of another f are others to it${compared}`,
  );
  return 0;
}

function giveUp(host: Host, sentence: string): 1 {
  host.complain(sentence);
  return 1;
}

/** Boards that were taken from the queue: all that were expanded, and the solved one. */
function taken({ counts }: Solution): number {
  return counts.expanded + 1;
}

function writeMoves(host: Host, { family, reading }: OneBoard, { moves }: Solution, letters: string): void {
  const { position, format } = reading;
  host.write(`${printMoves(family, position, moves, { format, letters }).join('')}\n`);
}
