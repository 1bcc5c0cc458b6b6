import type { HintPlan, HintState, SceneMove, Session } from '@slidewise/core/session';
import { t, tell } from '../../texts/index.js';
import type { SolveNews } from '../../worker/solver.js';

/** What there is to show about the way on. */
export type GameHint = HintState<unknown, unknown, SolveNews>;

/** A hint at one of its steps. */
export type ShownHint = Extract<GameHint, { kind: 'piece' | 'move' | 'plan' }>;

/** So many reasons are listed; on large boards there are dozens. */
const MOST_REASONS = 3;

/** The reasons that are listed: one more than the limit is, too, since a word on it would be as long. */
export function mainReasons<T>(reasons: readonly T[]): readonly T[] {
  return reasons.length <= MOST_REASONS + 1 ? reasons : reasons.slice(0, MOST_REASONS);
}

/** The pieces to mark: the ones of the hint, or the ones in its text. */
export function piecesToMark(state: GameHint): readonly number[] | undefined {
  if (state.kind === 'piece') return state.slide.shifts.map(({ piece }) => piece);
  if (state.kind === 'plan') return state.plan.reasons.flatMap(({ pieces }) => pieces);
  return state.kind === 'reasons' ? mainReasons(state.explanation.reasons).flatMap(({ pieces }) => pieces) : undefined;
}

/** `C`; `C and D` where both move at once. */
export function pieceNames({ scene }: Session, { shifts }: SceneMove): string {
  return shifts.map(({ piece }) => scene.pieces[piece]!.label).join(t(' and '));
}

/** A plan as it is read aloud. */
export function planInWords({ moves, reasons }: HintPlan): string {
  return [
    t('Plan: {moves}.', { moves: moves.map(({ words }) => tell(words)).join(t(', then ')) }),
    ...reasons.map(({ why }) => tell(why)),
  ].join(' ');
}
