import { unitOfMoves } from '@slidewise/server/answers';
import { showAmount, showCount } from '../../terminal/units.js';
import type { Graded, Ungraded } from './grade.js';

/** `expanded 19, generated 26`, or why that is not right; undefined where nothing was counted. */
export function countText({ counts = {}, judged }: Pick<Graded, 'counts' | 'judged'>): string | undefined {
  if (judged?.reason !== undefined) return `counts: ${judged.reason}`;
  const said = (['expanded', 'generated'] as const).flatMap((kind) =>
    counts[kind] === undefined ? [] : [`${kind} ${showCount(counts[kind])}`],
  );
  return said.length === 0 ? undefined : said.join(', ');
}

/** Why something could not be graded, and what a program that failed had printed until then. */
export function errorText({ error, printed }: Ungraded): string {
  if (printed === undefined) return error;
  if (!printed.solved) return `${error}; what it had printed does not solve the board`;
  if (printed.claim !== undefined) return `${error}; what it had printed is right`;
  const { family, replay, metric } = printed;
  const moves = showAmount(replay.moves.length, unitOfMoves(family, replay.moves, metric.id));
  return `${error}; the ${moves} that it had printed solve the board`;
}
