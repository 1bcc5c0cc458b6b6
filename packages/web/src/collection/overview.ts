import type { Help } from '@slidewise/core/session';
import { showAmount } from '@slidewise/core/text';
import { LEVELS, type LevelId } from '@slidewise/lab/collection';
import { amount, known, type Label, language, t } from '../texts/index.js';
import { nextPuzzle } from './playlist.js';
import { type Collection, canBeSolved, type ListedPuzzle, type Puzzle } from './puzzle.js';
import { type BestResult, isOwn, type Results } from './results.js';

/** The puzzles of one family and one level. */
export interface LevelRow {
  readonly level: LevelId;
  readonly title: string;
  readonly puzzles: readonly ListedPuzzle[];
}

/** The puzzles of a family by level, those without any left out. */
export function rowsByLevel({ puzzles }: Collection, family: string): LevelRow[] {
  const own = puzzles.filter((puzzle) => puzzle.family === family);
  return LEVELS.map(({ id, title }) => ({ level: id, title, puzzles: own.filter(({ level }) => level === id) })).filter(
    (row) => row.puzzles.length > 0,
  );
}

/** What a collection offers first, and why. */
export interface Offer {
  readonly puzzle: ListedPuzzle;
  /** To begin with, to go on with an unfinished game, or the next after a solved one. */
  readonly kind: 'begin' | 'go on' | 'next';
}

/** What to play in a family: the game that was left unfinished, else the first puzzle, or the next after the one played last. */
export function offerOf(
  list: Collection,
  results: Results,
  family: string,
  last: string | undefined,
  isBegun: (puzzle: string) => boolean,
): Offer | undefined {
  const unfinished = list.puzzles.find(({ name }) => name === last);
  if (unfinished?.family === family && isBegun(unfinished.name)) return { puzzle: unfinished, kind: 'go on' };
  const nothing = progressOf(list, results, family).solved === 0;
  // If nothing is solved yet, the first puzzle is offered, whichever was opened last.
  const puzzle = nextPuzzle(list, results, family, nothing ? undefined : last);
  return puzzle === undefined ? undefined : { puzzle, kind: nothing ? 'begin' : 'next' };
}

/** How many of a family's puzzles are solved, and how many there are to solve. */
export function progressOf({ puzzles }: Collection, results: Results, family: string): { solved: number; all: number } {
  const own = puzzles.filter((puzzle) => puzzle.family === family && canBeSolved(puzzle));
  return { solved: own.filter(({ name }) => isOwn(results[name])).length, all: own.length };
}

/** A result in words: `12 moves, 2 more than needed, with hints`. */
export function verdict(
  { unit, shortest }: Pick<ListedPuzzle, 'unit' | 'shortest'>,
  { length, help = 'clean' }: BestResult,
): string {
  const counted = amount(length, unit);
  const worth =
    shortest === undefined
      ? ''
      : length <= shortest
        ? `, ${t('the fewest')}`
        : `, ${t('{n} more than needed', { n: length - shortest })}`;
  const helped = HELP_WORDS[help];
  return `${counted}${worth}${helped === undefined ? '' : `, ${t(helped)}`}`;
}

const HELP_WORDS: Readonly<Partial<Record<Help, Label>>> = { hinted: 'with hints', shown: 'shown' };

/** The note of a puzzle's file as a sentence, if it says more than the length or that there is no solution. */
export function noteOf(puzzle: Puzzle): string | undefined {
  const { note, unit, shortest, chinese } = puzzle;
  if (note === undefined || (shortest !== undefined && note.startsWith(showAmount(shortest, unit)))) return undefined;
  if (!canBeSolved(puzzle) && note.startsWith('no solution')) return undefined;
  const said = `${note.charAt(0).toUpperCase()}${note.slice(1)}${/[.!?]$/.test(note) ? '' : '.'}`;
  // The layouts of Huarong Dao have the same note but for their names.
  if (language === 'en' || chinese === undefined) return known(said);
  return t('Huarong Dao, the layout {name}. X to the middle of the bottom.', { name: chinese.join('、') });
}
