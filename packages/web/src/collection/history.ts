import type { Help } from '@slidewise/core/session';
import { readStored, store } from '../storage.js';
import type { ListedPuzzle } from './puzzle.js';

/** A game that was won on this device. */
export interface PlayedGame {
  /** When it ended, in seconds since 1970. */
  readonly at: number;
  readonly name: string;
  readonly family: string;
  readonly title: string;
  readonly length: number;
  readonly seconds: number;
  readonly help: Help;
  /** The length of a shortest solution, where it is known. */
  readonly shortest?: number;
}

/** How a game ended. */
type GameResult = Pick<PlayedGame, 'length' | 'seconds'> & Partial<Pick<PlayedGame, 'help'>>;

const NAME = 'history';
/** So many games are remembered: about half a megabyte. */
const MOST = 5000;
const HELP: readonly Help[] = ['clean', 'hinted', 'shown'];

/** All games that were won, the first one first. */
export function readHistory(): readonly PlayedGame[] {
  return gamesIn(readStored(NAME));
}

/** The games in a text, as `writeHistory` has it; what is none is left out. */
export function gamesIn(text: string | undefined): readonly PlayedGame[] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(rows) ? rows.flatMap((row) => gameIn(row) ?? []) : [];
  } catch {
    return [];
  }
}

export function writeHistory(games: readonly PlayedGame[]): void {
  const rows = games
    .slice(-MOST)
    .map(({ at, name, family, title, length, seconds, help, shortest = 0 }) => [
      ...[at, name, family, title, length, seconds],
      ...[HELP.indexOf(help), shortest],
    ]);
  store(NAME, JSON.stringify(rows));
}

/** Notes a game that was won, at a time in milliseconds. */
export function addToHistory(puzzle: ListedPuzzle, result: GameResult, time: number): void {
  const { name, family, title, shortest } = puzzle;
  const { length, seconds, help = 'clean' } = result;
  const at = Math.floor(time / 1000);
  const game = { at, name, family, title, length, seconds, help, ...(shortest !== undefined && { shortest }) };
  writeHistory([...readHistory(), game]);
}

function gameIn(row: unknown): PlayedGame | undefined {
  if (!Array.isArray(row)) return undefined;
  const [at, name, family, title, length, seconds, help, shortest] = row as unknown[];
  const isText = [name, family, title].every((each) => typeof each === 'string');
  const isCount = [at, length, seconds, shortest].every((each) => Number.isInteger(each) && (each as number) >= 0);
  const known = HELP[help as number];
  if (!isText || !isCount || known === undefined) return undefined;
  return {
    ...({ at, name, family, title, length, seconds } as Omit<PlayedGame, 'help'>),
    help: known,
    ...((shortest as number) > 0 ? { shortest: shortest as number } : {}),
  };
}
