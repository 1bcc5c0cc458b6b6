import { type Explanation, type Reason, ZERO_HEURISTIC } from '../contract/heuristics.js';
import type { Scene } from '../contract/scene.js';

/** What still has to happen: which pieces are not on their goals, where the goals name pieces. Nothing is claimed of the length. */
export function explainPlain(isSolved: boolean, scene: Scene): Explanation {
  const reasons = isSolved ? [] : piecesOffGoals(scene);
  const usual = { text: 'the position is not solved', done: 'the position is solved', pieces: [] };
  return { heuristic: ZERO_HEURISTIC, bound: 0, reasons: isSolved || reasons.length > 0 ? reasons : [usual] };
}

function piecesOffGoals({ pieces, goals = [] }: Scene): readonly Reason[] {
  return pieces.flatMap(({ label, cells }, piece) => {
    const own = goals.filter((goal) => goal.label === label);
    const covered = own.every(({ row, column }) => cells.some((cell) => cell.row === row && cell.column === column));
    if (covered) return [];
    return [{ text: `${label} is not on its goal`, done: `${label} is on its goal`, pieces: [piece] }];
  });
}
