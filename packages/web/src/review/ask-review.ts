import type { Session } from '@slidewise/core/session';
import type { Review } from '@slidewise/lab/review';
import { proxy } from 'comlink';
import { newTask, theEngine } from '../worker/client.js';
import type { SolveNews } from '../worker/solver.js';

/** A review that is being made in the worker. */
export interface AskedReview {
  readonly answer: Promise<Review>;
  /** It ends with what is known. */
  cancel(): void;
}

/** Reviews the moves of a game that have been played. */
export function askReview(
  { family, start, log, at, metric }: Session,
  milliseconds: number,
  onNews: (news: SolveNews) => void = () => {},
): AskedReview {
  const id = newTask();
  const engine = theEngine();
  const moves = log.slice(0, at).map(({ move }) => move);
  const task = { id, family: family.id, start, moves, metric, milliseconds };
  return {
    answer: engine.review(task, proxy(onNews)) as Promise<Review>,
    cancel: () => void engine.endReview(id),
  };
}
