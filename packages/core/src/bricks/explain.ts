import type { Explanation, Reason } from '../contract/heuristics.js';
import { showAmount } from '../text/amounts.js';
import { blockersAccount } from './heuristics/heuristics.js';
import type { BricksPosition } from './position.js';
import { isSolved } from './rules.js';
import { layoutOf } from './space/layout.js';

/** The distances of the goal bricks and the bricks that block all their paths: the terms of `blockers-admissible`. */
export function explain(position: BricksPosition, metric: string): Explanation {
  const heuristic = 'blockers-admissible';
  if (isSolved(position)) return { heuristic, bound: 0, reasons: [] };
  const layout = layoutOf(position);
  const { bound, blames, shared } = blockersAccount(layout, metric);
  const pieceAt = (cell: number): number => {
    const [row, column] = [Math.floor(cell / layout.width) + layout.top, (cell % layout.width) + layout.left];
    return position.bricks.findIndex(({ cells: [first] }) => first!.row === row && first!.column === column);
  };
  const nameOf = (piece: number): string => position.bricks[piece]!.name;
  const reasons = blames.map(({ cell, count, blocked }): Reason => {
    const piece = pieceAt(cell);
    if (blocked === undefined) {
      const amount = showAmount(count, metric.slice(0, -1));
      const text = `${nameOf(piece)} needs at least ${amount} to reach its goal`;
      return { text, done: `${nameOf(piece)} is at its goal`, pieces: [piece] };
    }
    const goalBrick = pieceAt(blocked);
    const text = `${nameOf(piece)} blocks every path that ${nameOf(goalBrick)} could take`;
    return { text, done: `${nameOf(piece)} leaves ${nameOf(goalBrick)} a path`, pieces: [piece, goalBrick] };
  });
  if (shared > 0) {
    const amount = showAmount(shared, metric.slice(0, -1));
    const text = `the goals that any brick of their shape may fill need at least ${amount}`;
    reasons.push({ text, done: 'the goals that any brick of their shape may fill are filled', pieces: [] });
  }
  return { heuristic, bound, reasons };
}
