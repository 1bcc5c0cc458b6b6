import type { Rating } from '@slidewise/lab/rating';
import { aboutBoard, type NamedBoard } from './about-board.js';
import { reasonFields } from './reason-fields.js';

/** What programs are told of how hard a board is; what is not known is null. */
export function rateAnswer(board: NamedBoard, rating: Rating) {
  const { optimum: optima, score, level, profile, reason, notes, bounds } = rating;
  const { metric, ...features } = rating.features;
  const steps = profile.map(({ helps, keeps, hurts }) => [helps, keeps, hurts]);
  return rounded({
    ...aboutBoard(board),
    metric,
    status: level === 'unsolvable' ? level : score === null ? 'stopped' : 'rated',
    optimum: optima[metric] ?? null,
    optima,
    bounds,
    score,
    level,
    features: { ...features, profile: steps },
    notes,
    ...reasonFields(reason),
  });
}

/** The same with means of fewer digits, so that they are the same on every machine. */
function rounded<T>(value: T): T {
  if (typeof value === 'number') return (Math.round(value * 1e6) / 1e6) as T;
  if (Array.isArray(value)) return value.map(rounded) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rounded(each)])) as T;
}
