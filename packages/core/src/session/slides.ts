import { type Shift, shiftsBetween } from '../draw/motion.js';
import type { Family, Scene } from '../family.js';
import { unwrap } from '../result.js';

/** A legal move, and what it does to the pieces: how a front end finds the move that a hand means. */
export interface Slide<P = unknown, M = unknown> {
  readonly move: M;
  /** Usually one; more where pieces are pushed together. */
  readonly shifts: readonly Shift[];
  readonly position: P;
}

/** Everything that can be done in a position, once for each outcome, the moves of the given metric first. */
export function slidesOf<P, M>(family: Family<P, M>, position: P, metric: string): readonly Slide<P, M>[] {
  const before = family.scene(position);
  const others = family.metrics.map(({ id }) => id).filter((id) => id !== metric);
  const slides = new Map<string, Slide<P, M>>();
  for (const id of [metric, ...others]) {
    for (const move of family.moves(position, id)) {
      const slide = slideOf(family, before, unwrap(family.play(position, move)), move);
      const outcome = outcomeOf(slide.shifts);
      if (!slides.has(outcome)) slides.set(outcome, slide);
    }
  }
  return [...slides.values()];
}

/** A move that has been played, as a slide. */
export function slideOf<P, M>(family: Family<P, M>, before: Scene, position: P, move: M): Slide<P, M> {
  return { move, shifts: shiftsBetween(before, family.scene(position)), position };
}

/** The same for slides that lead to the same position. */
export function outcomeOf(shifts: readonly Shift[]): string {
  return shifts.map(({ piece, rows, columns }) => `${piece}:${rows},${columns}`).join(' ');
}
