import type { Explanation, Reason } from '../contract/heuristics.js';
import * as say from '../messages/en/bricks.js';
import { heuristicAccount } from './heuristics/heuristics.js';
import type { BricksPosition } from './position.js';
import { isSolved } from './rules.js';
import { type Layout, layoutOf } from './space/layout.js';

/** The distances of the goal bricks and the bricks that block all their paths: the terms of `blockers-admissible`. */
export function explain(position: BricksPosition, metric: string): Explanation {
  const heuristic = 'blockers-admissible';
  if (isSolved(position)) return { heuristic, bound: 0, reasons: [] };
  const layout = layoutOf(position);
  const { bound, blames, shared } = heuristicAccount(heuristic, layout, metric);
  const pieceAt = (cell: number): number => brickAt(position, layout, cell);
  const nameOf = (piece: number): string => position.bricks[piece]!.name;
  const reasons = blames.map(({ cell, count, blocked }): Reason => {
    const piece = pieceAt(cell);
    if (blocked === undefined) {
      const brick = nameOf(piece);
      return { why: say.farFromGoal({ brick, count, metric }), done: say.atGoal({ brick }), pieces: [piece] };
    }
    const goalBrick = pieceAt(blocked);
    const pair = { brick: nameOf(piece), blocked: nameOf(goalBrick) };
    return { why: say.blocksEveryPath(pair), done: say.leavesAPath(pair), pieces: [piece, goalBrick] };
  });
  if (shared > 0) {
    reasons.push({ why: say.sharedGoalsOpen({ count: shared, metric }), done: say.sharedGoalsFilled(), pieces: [] });
  }
  return { heuristic, bound, reasons };
}

/** The brick whose first cell in the tables of the spaces is this one. */
export function brickAt({ bricks }: BricksPosition, { width, top, left }: Layout, at: number): number {
  const [row, column] = [Math.floor(at / width) + top, (at % width) + left];
  return bricks.findIndex(({ cells: [first] }) => first!.row === row && first!.column === column);
}
