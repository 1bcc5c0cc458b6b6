import { HELP, type Help, type Session } from '@slidewise/core/session';
import { readRegular } from '@slidewise/node/files';
import { puzzleId } from './puzzle-id.js';
import { NO_PLACE, notKept, statePath, writeFile } from './state-files.js';

/** The best result on a puzzle. */
export interface BestResult {
  readonly length: number;
  /** What `length` counts. */
  readonly metric: string;
  readonly seconds: number;
  /** How it was got. */
  readonly help: Help;
}

type Results = Readonly<Record<string, BestResult>>;

function resultsPath(): string | undefined {
  return statePath('results.json');
}

/** The results by the ids of the puzzles; none where they cannot be read. */
export function readResults(): Results {
  const path = resultsPath();
  try {
    return path === undefined ? {} : parsed(path);
  } catch {
    return {};
  }
}

/** Notes how a puzzle was solved, if that is the best so far; if it cannot be, says why, to go on after "The result". */
export function noteResult(session: Session): string | undefined {
  const { family, start, metric, length, elapsed, help } = session;
  const result = { length, metric, seconds: Math.round(elapsed / 1000), help };
  const path = resultsPath();
  if (path === undefined) return `could not be kept: ${NO_PLACE}`;
  try {
    const id = puzzleId(family, start);
    const results = parsed(path);
    if (isBetter(result, results[id])) writeFile(path, printed({ ...results, [id]: result }));
    return undefined;
  } catch (error) {
    return notKept(path, error as Error);
  }
}

/** Less help first, then fewer moves, then less time. Lengths in different metrics cannot be compared. */
export function isBetter(result: BestResult, than: BestResult | undefined): boolean {
  if (than === undefined) return true;
  const helped = HELP.indexOf(result.help) - HELP.indexOf(than.help);
  if (helped !== 0 || result.metric !== than.metric) return helped < 0;
  return result.length < than.length || (result.length === than.length && result.seconds < than.seconds);
}

/** The results in the file; throws if it is not a list of results, so that other files are not overwritten. */
function parsed(path: string): Results {
  let text: string;
  try {
    text = readRegular(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  const stored = parsedJson(text);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    throw new Error('it is not a list of results');
  return Object.fromEntries(Object.entries(stored).filter(([, result]) => isResult(result)));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A puzzle on each line. */
function printed(results: Results): string {
  const lines = Object.entries(results).map(([id, result]) => `  ${JSON.stringify(id)}: ${JSON.stringify(result)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function isResult(value: unknown): value is BestResult {
  const { length, metric, seconds, help } = (value ?? {}) as Partial<BestResult>;
  const numbers = [length, seconds].every((number) => Number.isInteger(number) && number! >= 0);
  return numbers && typeof metric === 'string' && HELP.includes(help!);
}
