import { positionId } from '@slidewise/core/session';
import type { Rated } from './rated.js';

/** For programs: a board on a line; what is not known is null. */
export function jsonLine({ family, reading, rating }: Rated): string {
  const { optimum, score, level, features, profile, reason, notes, bounds } = rating;
  const id = positionId(family, reading.position, reading.format);
  const steps = profile.map(({ helps, keeps, hurts }) => [helps, keeps, hurts]);
  const line = {
    id,
    optimum,
    score,
    level,
    features: { ...features, profile: steps },
    ...(level === 'open' ? { bounds } : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(notes.length === 0 ? {} : { notes }),
  };
  return `${JSON.stringify(line, (_, value) => (typeof value === 'number' ? rounded(value) : value))}\n`;
}

/** Means with more digits than are needed, so that they are the same on every machine. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
