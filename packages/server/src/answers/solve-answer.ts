import { type Family, printMoves } from '@slidewise/core/contract';
import type { Solution } from '@slidewise/core/solving';
import { aboutBoard, type NamedBoard } from './about-board.js';
import { reasonFields } from './reason-fields.js';

/** The moves of a solution as texts, in the notation of a format. */
export function moveTexts(
  family: Family,
  position: unknown,
  { moves, metric }: Solution,
  format: string,
  letters: string | undefined,
): readonly string[] {
  return printMoves(family, position, moves, { format, metric, letters });
}

/** What programs are told of a board and its solution. */
export function solveAnswer(
  board: NamedBoard,
  solution: Solution,
  { milliseconds, letters }: { readonly milliseconds: number; readonly letters?: string | undefined },
) {
  const { family, reading } = board;
  const { metric, algorithm, heuristic = null, status, optimal, length = null, lowerBound, reason } = solution;
  return {
    ...aboutBoard(board),
    metric,
    algorithm,
    heuristic,
    status,
    optimal,
    length,
    lowerBound: status === 'unsolvable' ? null : lowerBound,
    moves: status === 'solved' ? moveTexts(family, reading.position, solution, reading.format, letters) : [],
    stats: { ...solution.counts, ms: Math.round(milliseconds * 1000) / 1000 },
    ...reasonFields(reason),
  };
}
