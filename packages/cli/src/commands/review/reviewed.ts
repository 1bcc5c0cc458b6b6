import { movesInWords } from '@slidewise/lab/analysis';
import type { Review, ReviewPoint } from '@slidewise/lab/review';
import type { NamedGame } from '../../input/played-game.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';

/** A game and its review. */
export interface Reviewed {
  readonly game: NamedGame;
  readonly review: Review;
}

/** What the metric counts, in the singular. */
export function unitOf({ game: { family }, review: { metric } }: Reviewed): string {
  return metricUnit(family, metric);
}

/** `18 moves · 15 would have been enough`: the length of the game, and of the shortest. */
export function lengthsOf(reviewed: Reviewed): string {
  const { length, points, solved, status } = reviewed.review;
  const unit = unitOf(reviewed);
  const { least, most } = points[0]!;
  const shortest = least === most ? `shortest ${showCount(least)}` : boundsText(least, most);
  const end = solved ? [] : ['not solved yet'];
  return [showAmount(length, unit), ...end, ...(status === 'unsolvable' ? [] : [shortest])].join(' · ');
}

function boundsText(least: number, most: number | null): string {
  return most === null ? `shortest at least ${showCount(least)}` : `shortest ${showCount(least)} to ${showCount(most)}`;
}

/** The moves of a point that were as good, in words. */
export function bestInWords({ game: { family } }: Reviewed, { position, best }: ReviewPoint): readonly string[] {
  return best.map((move) => family.moveInWords(position, move));
}

/** The best continuation of a point, in words. */
export function onwardInWords({ game: { family } }: Reviewed, point: ReviewPoint): readonly string[] {
  return movesInWords(family, point.position, point.continuation);
}

/** The moves of the game, in words. */
export function playedInWords({ game: { family, reading, moves } }: Reviewed): readonly string[] {
  return movesInWords(family, reading.position, moves);
}
