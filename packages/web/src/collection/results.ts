import type { Help } from '@slidewise/core/session';
import { readStored, store } from '../storage.js';
import { addToHistory } from './history.js';
import type { ListedPuzzle } from './puzzle.js';
import { starsOf } from './stars.js';

/** The best result on a puzzle, on this device. */
export interface BestResult {
  /** In the unit of the puzzle. */
  readonly length: number;
  readonly seconds: number;
  /** How much help it took; results of earlier versions lack it. */
  readonly help?: Help;
}

/** Help as results are compared: the less, the better. */
const HELP_RANK: Readonly<Record<Help, number>> = { clean: 0, hinted: 1, shown: 2 };

function rankOf({ help = 'clean' }: BestResult): number {
  return HELP_RANK[help];
}

/** Whether the puzzle was solved by the player, perhaps with hints: a solution that was only shown does not count. */
export function isOwn(result: BestResult | undefined): result is BestResult {
  return result !== undefined && rankOf(result) < HELP_RANK.shown;
}

/** The best that there is: no help, and no solution is shorter. */
export function isFullStar(result: BestResult, shortest: number | undefined): boolean {
  return rankOf(result) === 0 && shortest !== undefined && result.length <= shortest;
}

/** How many stars a puzzle has: none without a result, or where the shortest solution is not known. */
export function starCount(result: BestResult | undefined, shortest: number | undefined): number {
  return (result && starsOf(result, shortest)) ?? 0;
}

export type Results = Readonly<Record<string, BestResult>>;

const NAME = 'results';

export function readResults(): Results {
  return resultsIn(readStored(NAME));
}

/** The results in a text, as `writeResults` has it; what is none is left out. */
export function resultsIn(text: string | undefined): Results {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, result]) => isResult(result)));
  } catch {
    // Not written by this app.
    return {};
  }
}

/** Stores the result of a solved puzzle; returns whether it is better than an earlier one of the player's own. */
export function noteResult(puzzle: ListedPuzzle, result: BestResult): boolean {
  const results = readResults();
  const before = results[puzzle.name];
  const better = isBetter(result, before);
  if (better) writeResults({ ...results, [puzzle.name]: result });
  addToHistory(puzzle, result, Date.now());
  if (starCount(result, puzzle.shortest) > 0) askForStorage();
  return better && isOwn(before);
}

export function writeResults(results: Results): void {
  store(NAME, JSON.stringify(results));
}

const ASKED = 'storage';

/** At the first star: what was won is not to be lost when the device runs short of space. Browsers decide, and some ask. */
function askForStorage(): void {
  if (readStored(ASKED) !== undefined) return;
  store(ASKED, 'asked');
  void globalThis.navigator?.storage?.persist?.().catch(() => false);
}

export function isBetter(result: BestResult, than: BestResult | undefined): boolean {
  if (than === undefined) return true;
  return (rankOf(result) - rankOf(than) || result.length - than.length || result.seconds - than.seconds) < 0;
}

function isResult(value: unknown): value is BestResult {
  const { length, seconds, help = 'clean' } = (value ?? {}) as Partial<BestResult>;
  const counted = Number.isInteger(length) && length! >= 0 && Number.isFinite(seconds) && seconds! >= 0;
  return counted && Object.hasOwn(HELP_RANK, help);
}
