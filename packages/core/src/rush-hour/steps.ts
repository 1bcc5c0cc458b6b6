import type { Slide } from './rules.js';

/** Joins single steps of one vehicle in one direction into slides, as solutions are usually written. */
export function joinSteps(slides: readonly Slide[]): readonly Slide[] {
  const joined: Slide[] = [];
  for (const slide of slides) {
    const last = joined.at(-1);
    if (last !== undefined && last.vehicle === slide.vehicle && Math.sign(last.by) === Math.sign(slide.by)) {
      joined[joined.length - 1] = { vehicle: last.vehicle, by: last.by + slide.by };
    } else joined.push(slide);
  }
  return joined;
}
