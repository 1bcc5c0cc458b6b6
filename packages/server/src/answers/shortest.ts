import type { Family } from '@slidewise/core/contract';
import type { Message } from '@slidewise/core/messages';
import type { Solution } from '@slidewise/core/solving';
import { noProofFound } from './messages.js';

/** What is known of the shortest solution, beside a length. */
export interface Shortest {
  /** Not there where it is not known. */
  readonly shortest?: boolean;
  /** The shortest length, where that is proved. */
  readonly optimum?: number;
  readonly atLeast?: number;
  /** The length of the best known solution, if it is not proved shortest. */
  readonly atMost?: number;
  /** Why it is not known. */
  readonly reason?: Message;
}

/** The length of moves in a metric. */
export function lengthOf(family: Family, moves: readonly unknown[], metric: string): number {
  return moves.reduce<number>((sum, move) => sum + family.cost(move, metric), 0);
}

/**
 * The name of single moves: the unit of a metric that counts each as 1, the preferred one if possible. A push of
 * several tiles is a slide, and several moves: whoever called it a move would count two things by one name.
 */
export function unitOfMoves(family: Family, moves: readonly unknown[], preferred?: string): string {
  const fits = family.metrics.filter(({ id }) => moves.every((move) => family.cost(move, id) === 1));
  return (fits.find(({ id }) => id === preferred) ?? fits[0])?.unit ?? 'move';
}

/** Whether moves that solve a board are shortest, as far as solving it has shown. */
export function whetherShortest(label: string, length: number, solution: Solution): Shortest {
  const { status, optimal, lowerBound, length: found = Number.POSITIVE_INFINITY, reason } = solution;
  if (status === 'unsolvable' || length < lowerBound) {
    throw new Error(`The moves solve ${label} in ${length}, but the search says that this cannot be.`);
  }
  if (length === lowerBound) return { shortest: true, optimum: length, atLeast: lowerBound };
  if (optimal) return { shortest: false, optimum: found, atLeast: lowerBound };
  const known = { atLeast: lowerBound, atMost: Math.min(found, length) };
  if (found < length) return { shortest: false, ...known };
  return { ...known, reason: reason ?? noProofFound() };
}
