import type { Search } from '../contract/engine/search.js';
import type { Space } from '../contract/engine/space.js';

/** A search on packed states whose path is translated into the family's moves. */
export function inMoves<M>(space: Space<M>, search: Search<readonly number[]>): Search<readonly M[]> {
  return {
    step(expansions) {
      const outcome = search.step(expansions);
      return outcome?.status === 'solved' ? { ...outcome, path: space.moves(outcome.path) } : outcome;
    },
    get counts() {
      return search.counts;
    },
    get lowerBound() {
      return search.lowerBound;
    },
  };
}
