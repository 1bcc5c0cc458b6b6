import type { LineKind } from '../boards/line-kinds.js';

/** What a slide counts: one move, however long, or a step for each cell. */
export type SlideMetric = 'moves' | 'steps';

/** The slides of one vehicle on a line, in one move or in one step. */
export function slidesOf({ arrangements, moves }: LineKind, metric: SlideMetric): LineKind['moves'] {
  if (metric === 'moves') return moves;
  const cellsBetween = (from: number, to: number): number =>
    arrangements[from].reduce((sum, offset, i) => sum + Math.abs(offset - arrangements[to][i]), 0);
  return moves.filter(({ from, to }) => cellsBetween(from, to) === 1);
}
