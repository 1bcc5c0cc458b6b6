import { aNumber, demand } from '../check.js';
import { platformClock } from './limits.js';

/** How long work goes on if nobody says, and how long it may go on before it looks at the clock again, in milliseconds. */
export const SLICE = 20;
const PIECE = 2;

/** The clock of platforms that have none: work then goes on to the end. */
const STANDING = (): number => 0;

export const usualClock = (): (() => number) => platformClock() ?? STANDING;

/** How many expansions to do next, if some took so long (in milliseconds) and so long is wanted. */
export function nextSlice(expansions: number, took: number, wanted: number): number {
  // A clock may tell NaN, which must not become a number of expansions.
  demand(['expansions', expansions, aNumber], ['wanted', wanted, aNumber]);
  const fitting = Math.round((expansions * wanted) / Math.max(took || 0, wanted / 100));
  return Math.max(1, Math.min(4 * expansions, fitting, 100_000));
}

/** What was done in a piece of work: expansions, something else that tells nothing of how long those take, or the last of all. */
export type Done = 'expansions' | 'aside' | 'over';

/** Finds out how many expansions make a piece of work that is over soon. */
export class Pace {
  private expansions = 1;

  /** Does piece after piece for about so many milliseconds; each is told how many expansions it may take. */
  keep(milliseconds: number, now: () => number, piece: (expansions: number) => Done): void {
    const until = now() + milliseconds;
    for (let at = now(); ; ) {
      const done = piece(this.expansions);
      const startedAt = at;
      at = now();
      if (done === 'expansions') this.expansions = nextSlice(this.expansions, at - startedAt, PIECE);
      if (done === 'over' || !(at < until)) return;
    }
  }
}
