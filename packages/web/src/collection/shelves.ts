import { type Collection, LEVELS, type LevelId, type Puzzle } from './puzzle.js';
import type { BestResult } from './results.js';

/** The puzzles of one family and one level. */
export interface Shelf {
  readonly level: LevelId;
  readonly title: string;
  readonly puzzles: readonly Puzzle[];
}

/** The puzzles of a family by level, those without any left out. */
export function shelvesOf({ puzzles }: Collection, family: string): Shelf[] {
  const own = puzzles.filter((puzzle) => puzzle.family === family);
  return LEVELS.map(({ id, title }) => ({ level: id, title, puzzles: own.filter(({ level }) => level === id) })).filter(
    (shelf) => shelf.puzzles.length > 0,
  );
}

type Results = Readonly<Record<string, BestResult | undefined>>;

/** What somebody who has just played one puzzle of a family does best next: the first after it that is not solved yet. */
export function nextPuzzle(
  { puzzles }: Collection,
  results: Results,
  family: string,
  after?: string,
): Puzzle | undefined {
  const own = puzzles.filter((puzzle) => puzzle.family === family && canBeSolved(puzzle));
  const from = own.findIndex(({ name }) => name === after) + 1;
  const inTurn = [...own.slice(from), ...own.slice(0, from)];
  return inTurn.find(({ name }) => results[name] === undefined && name !== after);
}

/** How many of a family's puzzles are solved, and how many there are to solve. */
export function progressOf({ puzzles }: Collection, results: Results, family: string): { solved: number; all: number } {
  const own = puzzles.filter((puzzle) => puzzle.family === family && canBeSolved(puzzle));
  return { solved: own.filter(({ name }) => results[name] !== undefined).length, all: own.length };
}

export function canBeSolved({ level }: Puzzle): boolean {
  return level !== 'unsolvable';
}

/** What a result is worth: `12 moves, 2 more than needed`. */
export function verdict({ unit, shortest }: Puzzle, { length }: BestResult): string {
  const counted = amount(length, unit);
  if (shortest === undefined) return counted;
  return length <= shortest ? `${counted}, the fewest` : `${counted}, ${length - shortest} more than needed`;
}

/** What its file says about a puzzle, as a sentence; some say nothing but the length, which is known without it. */
export function noteOf({ note, unit, shortest }: Puzzle): string | undefined {
  if (note === undefined || (shortest !== undefined && note.startsWith(amount(shortest, unit)))) return undefined;
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}${/[.!?]$/.test(note) ? '' : '.'}`;
}

export function amount(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}
