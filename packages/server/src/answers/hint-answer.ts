import type { Explanation } from '@slidewise/core/contract';
import type { Solution } from '@slidewise/core/solving';
import { aboutBoard, type NamedBoard } from './about-board.js';
import { reasonFields } from './reason-fields.js';

/** The first move of a solution, and what is left to do once it is played. */
export interface NextMove {
  readonly text: string;
  readonly inWords: string;
  readonly remaining: number;
}

/** The first move of a solution; undefined where there is none. */
export function nextMove({ family, reading }: NamedBoard, { moves, length, metric }: Solution): NextMove | undefined {
  const [move] = moves;
  if (move === undefined || length === undefined) return undefined;
  const { position, format } = reading;
  const text = family.printMove(position, move, { format, metric });
  return { text, inWords: family.moveInWords(position, move), remaining: length - family.cost(move, metric) };
}

/** What programs are told of the next move. */
export function hintAnswer(
  board: NamedBoard,
  solution: Solution,
  next: NextMove | undefined,
  { heuristic, bound, reasons }: Explanation,
) {
  const { metric, status, optimal, length = null, reason } = solution;
  return {
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
  };
}
