import { showAmount } from '@slidewise/core/text';

/** What a row says of a board. */
export type Claim = Readonly<Record<string, unknown>>;

/** What a row says that cannot be right, whatever the board is; undefined if there is nothing. */
export function wrongInItself(claim: Claim): string | undefined {
  const { status, length, lowerBound, optimal } = claim;
  if (isSaid(length) && !isCount(length)) return `the length is said to be ${show(length)}, which is no count`;
  if (isSaid(lowerBound) && !isCount(lowerBound))
    return `the lower bound is said to be ${show(lowerBound)}, which is no count`;
  if (isSaid(optimal) && typeof optimal !== 'boolean')
    return `it is said to be optimal: ${show(optimal)}, which is neither true nor false`;
  if (status !== 'unsolvable') return undefined;
  if (isSaid(length)) return `it is said to be unsolvable, and to have a solution of the length ${length}`;
  return hasMoves(claim) ? 'it is said to be unsolvable, and has moves' : undefined;
}

/** What a row says that cannot be right of moves that solve the board; undefined if there is nothing. */
export function wrongOfMoves({ status, length, lowerBound }: Claim, count: number): string | undefined {
  if (isSaid(status) && status !== 'solved') return `the status is said to be ${show(status)}, but the moves solve it`;
  if (isSaid(length) && length !== count) return `the length is said to be ${length}, but the moves count ${count}`;
  if (isCount(lowerBound) && lowerBound > count)
    return `no solution is said to be shorter than ${lowerBound}, but the moves count ${count}`;
  return undefined;
}

/** What a row says that cannot be right because there are solutions of a length that is shorter than its own; undefined if there is nothing. */
export function wrongOfShortest({ optimal, lowerBound }: Claim, found: number, unit: string): string | undefined {
  const enough = `${showAmount(found, unit)} are enough`;
  if (optimal === true) return `it is said to be shortest, but ${enough}`;
  if (isCount(lowerBound) && lowerBound > found)
    return `no solution is said to be shorter than ${lowerBound}, but ${enough}`;
  return undefined;
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
