import type { Rating } from '@slidewise/lab/rating';
import type { OneBoard } from '../../input/boards.js';
import { metricUnit, showAmount, showCount } from '../../terminal/units.js';

/** A board and its rating. */
export interface Rated extends OneBoard {
  readonly rating: Rating;
}

/** The shortest lengths in every metric: `23 moves · 40 steps`; what is only bounded with its bounds. */
export function shortestLengths({ family, rating }: Rated): string {
  if (rating.level === 'unsolvable') return 'no solution';
  const texts = family.metrics.flatMap(({ id, unit }) => {
    const text = knownLength(rating, id);
    if (text === undefined) return [];
    const optimum = rating.optimum[id];
    return [optimum === 1 ? showAmount(1, unit) : `${text} ${unit}s`];
  });
  return texts.length === 0 ? 'not known' : texts.join(' · ');
}

/** `23`, `≥ 40` where only a bound is known, `40–52` where a solution is not proved shortest. */
export function knownLength({ optimum, bounds }: Rating, metric: string): string | undefined {
  const length = optimum[metric];
  if (typeof length === 'number') return showCount(length);
  const bound = bounds[metric];
  if (bound === undefined) return undefined;
  return bound.most === null ? `≥ ${showCount(bound.least)}` : `${showCount(bound.least)}–${showCount(bound.most)}`;
}

/** `23.68`; `23` if only the length is known; a dash without any. */
export function scoreText({ score, features }: Rating): string {
  if (score === null) return '–';
  return features.greedyPositions === null ? showCount(score) : score.toFixed(2);
}

/** The number of shortest solutions, for a column of a table: in full as long as that can be read. */
export function solutionsText(solutions: string, log10: number): string {
  if (solutions.length <= 10) return showCount(Number(solutions));
  return `10^${log10.toFixed(1)}`;
}

/** `4`, `4.2`: means are rarely whole, and counts always are. */
export function decimal(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? showCount(Number(text)) : text;
}

/** What the metric of the features counts, in the singular. */
export function unitOf({ family, rating }: Rated): string {
  return metricUnit(family, rating.features.metric);
}
