import { aNumber, assertArguments } from '../check.js';
import { platformClock } from './limits.js';

/** The default length of a slice, and the longest work between two readings of the clock, in milliseconds. */
export const SLICE = 20;
const PIECE = 2;

/** The clock of platforms that have none: work then goes on to the end. */
const STANDING = (): number => 0;

/** The platform's clock, if it has one. */
export const usualClock = (): (() => number) => platformClock() ?? STANDING;

/** How many expansions to do next, if some took so long (in milliseconds) and so long is wanted. */
export function nextSlice(expansions: number, took: number, wanted: number): number {
  // A clock may return NaN, which must not become a number of expansions.
  assertArguments(['expansions', expansions, aNumber], ['wanted', wanted, aNumber]);
  const fitting = Math.round((expansions * wanted) / Math.max(took || 0, wanted / 100));
  return Math.max(1, Math.min(4 * expansions, fitting, 100_000));
}

/** What a piece of work did: expansions, something else whose time says nothing about them, or the last of all. */
export type Done = 'expansions' | 'aside' | 'over';

/** Adapts the number of expansions of a piece of work to the time that it takes. */
export class Pace {
  private expansions = 1;

  /** Runs pieces of work for about so many milliseconds; each receives the number of expansions that it may take. */
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
