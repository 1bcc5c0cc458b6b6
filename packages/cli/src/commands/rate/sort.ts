import { byNumber } from '@slidewise/core/reading';
import type { Rated } from './rated.js';

/** Puts boards in order, the easiest first; those of which it is not known how hard they are come last. */
export function sortRated(all: Rated[], by: 'score' | 'length' | 'name'): void {
  const names = byNumber();
  const value = ({ rating: { score, optimum, features } }: Rated): number =>
    (by === 'score' ? score : optimum[features.metric]) ?? Number.POSITIVE_INFINITY;
  all.sort((a, b) => {
    const [one, other] = by === 'name' ? [0, 0] : [value(a), value(b)];
    return one === other ? names(a.label, b.label) : one - other;
  });
}
