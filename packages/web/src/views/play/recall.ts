import type { Session } from '@slidewise/core/session';
import type { Solution } from '@slidewise/core/solving';
import { readMoves } from '../../collection/move-texts.js';
import type { Puzzle } from '../../collection/puzzle.js';
import type { LiveQuestion } from '../../worker/client.js';
import type { LiveSolver } from './game.js';

/** What is known of a position without any search; undefined if nothing is. */
export type Recall = (position: unknown) => Promise<Solution | undefined>;

/**
 * The start of a puzzle of the collection was solved when the app was built. The stored solution is used only if the rules confirm it:
 * it must solve this very board, in as many moves as were proved.
 */
export function recallSolution(
  session: Session,
  { name, shortest }: Puzzle,
  solutions: () => Promise<Readonly<Record<string, string>>>,
): Recall {
  const { family, metric, start } = session;
  return async (position) => {
    if (position !== start || shortest === undefined || metric !== family.metrics[0]!.id) return undefined;
    const text = (await solutions())[name];
    const read = text === undefined ? undefined : readMoves(family, start, text);
    if (!read?.ok || !family.isSolved(read.value.end)) return undefined;
    const { moves } = read.value;
    const length = moves.reduce<number>((sum, move) => sum + family.cost(move, metric), 0);
    if (length !== shortest) return undefined;
    return { ...ANSWER, metric, length, lowerBound: length, moves };
  };
}

const ANSWER = {
  status: 'solved',
  algorithm: 'recall',
  optimal: true,
  counts: { expanded: 0, generated: 0, reopened: 0, duplicates: 0, peakOpen: 0, stored: 0, bytes: 0 },
} as const;

/**
 * Looks the position up first. The solver runs all the same: what it prepares for this position serves the following ones, which
 * are not stored.
 */
export function remembering(recall: Recall, solver: LiveSolver): LiveSolver {
  return (position, metric) => {
    const live = solver(position, metric);
    const answer = recall(position).then(
      (known) => known ?? live.answer,
      () => live.answer,
    );
    live.answer.catch(() => undefined);
    return { ...live, answer } satisfies LiveQuestion<unknown>;
  };
}
