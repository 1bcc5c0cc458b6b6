import { aboutBoard } from '../../output/about-board.js';
import { reasonFields } from '../../output/message-fields.js';
import type { Rated } from './rated.js';

/** For programs: a board on a line; what is not known is null. */
export function jsonLine(rated: Rated): string {
  const { optimum: optima, score, level, profile, reason, notes, bounds } = rated.rating;
  const { metric, ...features } = rated.rating.features;
  const steps = profile.map(({ helps, keeps, hurts }) => [helps, keeps, hurts]);
  const line = {
    ...aboutBoard(rated),
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
  };
  return `${JSON.stringify(line, (_, value) => (typeof value === 'number' ? rounded(value) : value))}\n`;
}

/** Means with more digits than are needed, so that they are the same on every machine. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
