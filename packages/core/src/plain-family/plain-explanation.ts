import { type Explanation, type Reason, ZERO_HEURISTIC } from '../contract/heuristics.js';
import type { Scene } from '../contract/scene.js';
import * as say from '../messages/en/plain-families.js';

/** Explains a position by the pieces that are not on their own goals. Claims nothing about the length. */
export function explainPlain(isSolved: boolean, scene: Scene): Explanation {
  const reasons = isSolved ? [] : piecesOffGoals(scene);
  const usual = { why: say.positionNotSolved(), done: say.positionSolved(), pieces: [] };
  return { heuristic: ZERO_HEURISTIC, bound: 0, reasons: isSolved || reasons.length > 0 ? reasons : [usual] };
}

function piecesOffGoals({ pieces, goals = [] }: Scene): readonly Reason[] {
  return pieces.flatMap(({ label, cells }, piece) => {
    const own = goals.filter((goal) => goal.label === label);
    const covered = own.every(({ row, column }) => cells.some((cell) => cell.row === row && cell.column === column));
    if (covered) return [];
    return [{ why: say.notOnGoal({ piece: label }), done: say.onGoal({ piece: label }), pieces: [piece] }];
  });
}
