import { keep, kept } from '../kept.js';

/** The best that somebody has done on a puzzle, on this device. */
export interface BestResult {
  /** In the unit of the puzzle. */
  readonly length: number;
  readonly seconds: number;
}

type Results = Readonly<Record<string, BestResult>>;

const NAME = 'results';

export function readResults(): Results {
  try {
    const stored: unknown = JSON.parse(kept(NAME) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, result]) => isResult(result)));
  } catch {
    // Somebody else wrote it.
    return {};
  }
}

/** Notes a solved puzzle; says whether it is better than what was there. */
export function noteResult(puzzle: string, result: BestResult): boolean {
  const results = readResults();
  const better = isBetter(result, results[puzzle]);
  if (better) keep(NAME, JSON.stringify({ ...results, [puzzle]: result }));
  return better;
}

export function isBetter(result: BestResult, than: BestResult | undefined): boolean {
  if (than === undefined) return true;
  return result.length < than.length || (result.length === than.length && result.seconds < than.seconds);
}

function isResult(value: unknown): value is BestResult {
  const { length, seconds } = (value ?? {}) as Partial<BestResult>;
  return Number.isInteger(length) && length! >= 0 && Number.isFinite(seconds) && seconds! >= 0;
}
