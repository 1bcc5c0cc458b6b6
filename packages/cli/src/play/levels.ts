/** The levels of puzzles, by the length of a shortest solution: each goes up to the length before the next one's. */
const LEVELS: readonly (readonly [name: string, from: number])[] = [
  ['beginner', 0],
  ['easy', 10],
  ['medium', 20],
  ['hard', 32],
  ['expert', 48],
  ['master', 60],
];

/** Of puzzles of which no shortest length is known, and of those that have none. */
const OPEN = 'open';
const UNSOLVABLE = 'unsolvable';

export const levelNames: readonly string[] = [...LEVELS.map(([name]) => name), OPEN, UNSOLVABLE];

/** The level of a puzzle with such a shortest length; null if it has no solution, undefined if nobody knows. */
export function levelOf(length: number | null | undefined): string {
  if (length === null) return UNSOLVABLE;
  if (length === undefined) return OPEN;
  return LEVELS.findLast(([, from]) => length >= from)![0];
}
