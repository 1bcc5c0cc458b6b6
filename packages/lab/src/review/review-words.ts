import { assertArguments, type Check, objectWith, oneOf, optional, wholeNumber } from '@slidewise/core/checking';
import { showCount } from '@slidewise/core/text';
import type { JudgedMove, ReviewPoint } from './review.js';

const aDistance = objectWith({ least: wholeNumber(0) });
const aMark = oneOf(['best', 'even', 'lost']);
const aMarkOrNull: Check = (value, name) => (value === null ? undefined : aMark(value, name));
const aJudgedMove = objectWith({ mark: aMarkOrNull });

/** The distance of a position: `14`; `≤ 20` if not proved shortest, `≥ 3` if no solution is known. */
export function distanceText(point: Pick<ReviewPoint, 'least' | 'most'>): string {
  assertArguments(['point', point, aDistance]);
  const { least, most } = point;
  if (least === most) return showCount(least);
  return most === null ? `≥ ${showCount(least)}` : `≤ ${showCount(most)}`;
}

/** The mark of a move: `kept`, `no progress`, `lost 2`; empty where it is not proved, or there is none. */
export function markText(move: Pick<JudgedMove, 'mark' | 'lost'> | undefined): string {
  assertArguments(['move', move, optional(aJudgedMove)]);
  if (move === undefined || move.mark === null) return '';
  return move.mark === 'best' ? 'kept' : move.mark === 'even' ? 'no progress' : `lost ${showCount(move.lost!)}`;
}
