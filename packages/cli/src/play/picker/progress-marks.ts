import { showAmount } from '../../terminal/units.js';
import { showClock } from '../game/game-texts.js';
import { puzzleId } from '../storage/puzzle-id.js';
import { type BestResult, readResults } from '../storage/results.js';
import { unfinishedGame } from '../storage/unfinished-games.js';
import type { Puzzle } from './catalogue.js';

/** How far the player is with a puzzle. */
export interface PuzzleProgress {
  /** Whether a game of it was left unfinished. */
  readonly begun: boolean;
  readonly best?: BestResult;
}

const SHORTEST = '★';
const SOLVED = '✓';
const SHOWN = '○';
const BEGUN = '…';

/** What the marks in the list mean; the first two mean the same in the web app. */
export const MARK_MEANINGS: readonly (readonly [string, string])[] = [
  [SHORTEST, 'solved in as few moves as possible, without any help'],
  [SOLVED, 'solved, perhaps with hints'],
  [SHOWN, 'solved with moves shown by the solver'],
  [BEGUN, 'begun: Enter continues where you left it'],
];

/** Two characters: how it was solved, and whether it is begun. */
export function marksOf(puzzle: Puzzle, { begun, best }: PuzzleProgress): string {
  return (best === undefined ? ' ' : markOf(puzzle, best)) + (begun ? BEGUN : ' ');
}

function markOf({ family, optimum }: Puzzle, { help, metric, length }: BestResult): string {
  const shortest = optimum !== null && metric === family.metrics[0]!.id && length <= optimum;
  if (help === 'clean' && shortest) return SHORTEST;
  return help === 'shown' ? SHOWN : SOLVED;
}

/** The same in a word. */
export function wordFor({ begun, best }: PuzzleProgress): string {
  return best?.help ?? (begun ? 'begun' : '');
}

/** The same in a sentence's part; empty if there is nothing to say. */
export function describeProgress({ family }: Puzzle, { begun, best }: PuzzleProgress): string {
  const unit = family.metrics.find(({ id }) => id === best?.metric)?.unit ?? 'move';
  const solved = best && `solved in ${showAmount(best.length, unit)}, ${showClock(1000 * best.seconds)} (${best.help})`;
  return [solved, begun ? 'begun' : undefined].filter((text) => text !== undefined).join('; ');
}

/** How far the player is with puzzles, as the files say now; `metric` is what is to be counted, if that was said. */
export function readProgress(metric: string | undefined): (puzzle: Puzzle) => PuzzleProgress {
  const results = readResults();
  const known = new Map<Puzzle, PuzzleProgress>();
  const look = ({ family, reading: { position } }: Puzzle): PuzzleProgress => {
    const counted = family.metrics.find(({ id }) => id === metric) ?? family.metrics[0]!;
    const begun = unfinishedGame(family, position, counted.id) !== undefined;
    const best = Object.keys(results).length === 0 ? undefined : results[puzzleId(family, position)];
    return { begun, ...(best === undefined ? {} : { best }) };
  };
  return (puzzle) => {
    const progress = known.get(puzzle) ?? look(puzzle);
    known.set(puzzle, progress);
    return progress;
  };
}
