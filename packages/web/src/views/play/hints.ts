import type { Reason } from '@slidewise/core/contract';
import type { HintState } from '@slidewise/core/session';
import type { SolveNews } from '../../worker/solver.js';

/** What there is to show about the way on. */
export type GameHint = HintState<unknown, unknown, SolveNews>;

/** So many reasons are listed; on large boards there are dozens. */
const MOST_REASONS = 3;

/** The reasons that are listed: one more than the limit is, too, since a word on it would be as long. */
export function mainReasons<T>(reasons: readonly T[]): readonly T[] {
  return reasons.length <= MOST_REASONS + 1 ? reasons : reasons.slice(0, MOST_REASONS);
}

/** What is said and marked of an explanation: about a move on a large board, only what the move is for. */
export function reasonsToShow(state: Extract<GameHint, { kind: 'explained' | 'reasons' }>): readonly Reason[] {
  const { reasons } = state.explanation;
  const isMany = mainReasons(reasons).length < reasons.length;
  return isMany && state.kind === 'explained' && state.why !== undefined ? [] : reasons;
}

/** The pieces to mark for an explanation. */
export function piecesToMark(state: GameHint): readonly number[] | undefined {
  if (state.kind !== 'explained' && state.kind !== 'reasons') return undefined;
  const why = state.kind === 'explained' ? (state.why?.pieces ?? []) : [];
  return [...why, ...mainReasons(reasonsToShow(state)).flatMap(({ pieces }) => pieces)];
}
