import { type EstimatePart, ZERO_HEURISTIC } from '../../contract/heuristics.js';
import * as say from '../../messages/en/bricks.js';
import { brickAt } from '../explain.js';
import type { BricksPosition } from '../position.js';
import { layoutOf } from '../space/layout.js';
import { heuristicAccount } from './heuristics.js';

/** The terms of a heuristic's value. */
export function partsOf(position: BricksPosition, heuristic: string, metric: string): readonly EstimatePart[] {
  if (heuristic === ZERO_HEURISTIC) return [];
  const layout = layoutOf(position);
  const { bound, blames, shared } = heuristicAccount(heuristic, layout, metric);
  const own = blames.reduce((sum, { count }) => sum + count, 0);
  if (own < bound) return [{ count: shared, why: say.sharedGoalsOpen({ count: shared, metric }), pieces: [] }];
  const nameOf = (piece: number): string => position.bricks[piece]!.name;
  // What courses teach counts cells, in whatever metric.
  const unit = heuristic === 'blockers' ? 'steps' : metric;
  return blames.map(({ cell, count, blocked }) => {
    const piece = brickAt(position, layout, cell);
    if (blocked === undefined) {
      return { count, why: say.farFromGoal({ brick: nameOf(piece), count, metric: unit }), pieces: [piece] };
    }
    const goalBrick = brickAt(position, layout, blocked);
    const pair = { brick: nameOf(piece), blocked: nameOf(goalBrick) };
    const why = heuristic === 'blockers' ? say.standsBetween(pair) : say.blocksEveryPath(pair);
    return { count, why, pieces: [piece, goalBrick] };
  });
}
