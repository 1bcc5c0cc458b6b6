import type { JudgedMove, ReviewPoint, TurningPoint } from './review.js';

/** The bounds of a distance; the upper one is infinite where no solution is known. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A played move with its mark, which needs both distances to be exact. */
export function judgeMove<M>(move: M, cost: number, before: Bounds, after: Bounds): JudgedMove<M> {
  if (before.least !== before.most || after.least !== after.most) return { move, cost, mark: null, lost: null };
  const lost = after.least + cost - before.least;
  const mark = lost === 0 ? 'best' : after.least === before.least ? 'even' : 'lost';
  return { move, cost, mark, lost };
}

/** The move that lost most, the first of equals. */
export function turningPointOf<P, M>(points: readonly ReviewPoint<P, M>[]): TurningPoint<M> | null {
  let found: TurningPoint<M> | null = null;
  const proved = points.every(({ next }) => next === undefined || next.mark !== null);
  for (const [at, { next, least, played, best }] of points.entries()) {
    if (next === undefined || next.lost === null || next.lost <= (found?.lost ?? 0)) continue;
    found = { number: at + 1, lost: next.lost, better: best[0] ?? null, possible: played + least, proved };
  }
  return found;
}
