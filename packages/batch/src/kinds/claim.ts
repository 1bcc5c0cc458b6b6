import type { Message } from '@slidewise/core/messages';
import * as messages from '../messages.js';

/** What a row says of a board. */
export type Claim = Readonly<Record<string, unknown>>;

/** A mistake in a row that holds for any board, or undefined. */
export function wrongInItself(claim: Claim): Message | undefined {
  const { status, length, lowerBound, optimal } = claim;
  if (isSaid(length) && !isCount(length)) return messages.lengthNoCount({ said: show(length) });
  if (isSaid(lowerBound) && !isCount(lowerBound)) return messages.boundNoCount({ said: show(lowerBound) });
  if (isSaid(optimal) && typeof optimal !== 'boolean') return messages.optimalNoTruth({ said: show(optimal) });
  if (status !== 'unsolvable') return undefined;
  if (isSaid(length)) return messages.unsolvableWithLength({ said: show(length) });
  return hasMoves(claim) ? messages.unsolvableWithMoves() : undefined;
}

/** A mistake in a row about moves that solve the board, or undefined. */
export function wrongOfMoves({ status, length, lowerBound }: Claim, count: number): Message | undefined {
  if (isSaid(status) && status !== 'solved') return messages.statusWrong({ said: show(status) });
  if (isSaid(length) && length !== count) return messages.lengthWrong({ said: show(length), length: count });
  if (isCount(lowerBound) && lowerBound > count) return messages.boundAboveLength({ said: lowerBound, length: count });
  return undefined;
}

/** A mistake in a row that is disproved by a shorter solution, or undefined. */
export function wrongOfShortest({ optimal, lowerBound }: Claim, found: number, unit: string): Message | undefined {
  if (optimal === true) return messages.notShortest({ length: found, unit });
  return isCount(lowerBound) && lowerBound > found
    ? messages.boundAboveShortest({ said: lowerBound, length: found, unit })
    : undefined;
}

export function hasMoves({ moves }: Claim): boolean {
  return isSaid(moves) && (moves as readonly unknown[] | string).length !== 0;
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
