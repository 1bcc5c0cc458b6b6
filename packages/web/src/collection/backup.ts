import { ok, problem, type Result } from '@slidewise/core/result';
import { exportNotJson, exportTooNew, noExport } from '../messages.js';
import { allStored, readStored, store } from '../storage.js';
import { gamesIn, type PlayedGame, readHistory, writeHistory } from './history.js';
import { isBetter, readResults, resultsIn, writeResults } from './results.js';

// All that the app has kept, as one text: to be taken to another device, or put back later.

const SIGN = 'slidewise';
/** What is merged, and not replaced. */
const MERGED = ['results', 'history'];

/** Everything that is kept on this device. */
export function exportKept(): string {
  return `${JSON.stringify({ app: SIGN, version: 1, kept: allStored() })}\n`;
}

/** Takes in what another device has exported: results and games of both count, of all else what is not here yet. */
export function importKept(text: string): Result<{ readonly games: number }> {
  const read = readExport(text);
  if (!read.ok) return read;
  const given = read.value;
  const results = { ...readResults() };
  for (const [name, result] of Object.entries(resultsIn(given.results))) {
    if (isBetter(result, results[name])) results[name] = result;
  }
  writeResults(results);
  const before = readHistory();
  const known = new Set(before.map(signOf));
  const added = gamesIn(given.history).filter((game) => !known.has(signOf(game)));
  writeHistory([...before, ...added].sort((a, b) => a.at - b.at));
  for (const [name, value] of Object.entries(given)) {
    if (!MERGED.includes(name) && readStored(name) === undefined) store(name, value);
  }
  return ok({ games: added.length });
}

function signOf({ at, name, length, seconds }: PlayedGame): string {
  return `${at} ${name} ${length} ${seconds}`;
}

/** Forgets everything. */
export function forgetKept(): void {
  for (const name of Object.keys(allStored())) store(name, undefined);
}

function readExport(text: string): Result<Readonly<Partial<Record<string, string>>>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problem(exportNotJson());
  }
  const { app, version, kept: given } = (value ?? {}) as Record<string, unknown>;
  if (app !== SIGN || typeof given !== 'object' || given === null) {
    return problem(noExport());
  }
  if (version !== 1) return problem(exportTooNew());
  const texts = Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return ok(Object.fromEntries(texts));
}
