import type { Help } from '@slidewise/core/session';
import { starsFor } from '@slidewise/lab/supply';

/** The most stars that a result can have, by how much help it took. */
export const MOST_STARS = { clean: 3, hinted: 2, shown: 0 } as const;

/** What stars depend on. */
interface StarredGame {
  readonly length: number;
  readonly help?: Help;
}

/** How many stars a result is worth; undefined where nobody knows the shortest solution. */
export function starsOf({ length, help = 'clean' }: StarredGame, shortest: number | undefined): number | undefined {
  if (shortest === undefined || shortest === 0) return undefined;
  return Math.min(starsFor(length, shortest), MOST_STARS[help]);
}
