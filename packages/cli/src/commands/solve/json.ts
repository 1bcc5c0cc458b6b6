import type { OneBoard } from '../../input/boards.js';
import { aboutBoard } from '../../output/about-board.js';
import { reasonFields } from '../../output/message-fields.js';
import { errorLine } from '../../terminal/complain.js';
import { type Answer, moveTexts } from './answer.js';
import type { SolveFlags } from './options.js';

/** For programs: one object on a line. */
export function jsonReport({ board, solution, milliseconds }: Answer, flags: SolveFlags): string {
  const { label, family, reading, error, cause } = board;
  if (family === undefined || reading === undefined || solution === undefined) return errorLine(label, error!, cause);
  const { metric, algorithm, heuristic = null, status, optimal, length = null, lowerBound, reason } = solution;
  const object = {
    ...aboutBoard(board as OneBoard),
    metric,
    algorithm,
    heuristic,
    status,
    optimal,
    length,
    lowerBound: status === 'unsolvable' ? null : lowerBound,
    moves: status === 'solved' ? moveTexts(family, reading.position, solution, reading.format, flags.letters) : [],
    stats: { ...solution.counts, ms: Math.round(milliseconds * 1000) / 1000 },
    ...reasonFields(reason),
  };
  return `${JSON.stringify(object)}\n`;
}
