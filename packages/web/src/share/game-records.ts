import type { Session } from '@slidewise/core/session';
import { isMadeName } from '../collection/made-names.js';
import { readStored, store } from '../storage.js';
import { dropBegun, noteBegun } from './begun-games.js';

// The collection reads records: this module brings no code of games along.

/** The record of a game on this device: the latest game of each puzzle, and of the last boards that are no puzzles. */
export interface GameRecord {
  /** The game, as `Session.save` writes it. */
  readonly text: string;
  readonly solved: boolean;
}

/** Stands before the text of a solved game. */
const SOLVED = 'solved\n';

/** So many boards that are no puzzles, or made ones, have a record. */
const MOST_BOARDS = 20;
const BOARDS = 'game-boards';

/** Reads a record; undefined if there is none. */
export function gameRecord(name: string): GameRecord | undefined {
  const text = readStored(`game.${name}`);
  if (text === undefined) return undefined;
  const solved = text.startsWith(SOLVED);
  return { text: solved ? text.slice(SOLVED.length) : text, solved };
}

/** The text of a game that was begun and is not solved. */
export function begunGame(name: string): string | undefined {
  const record = gameRecord(name);
  return record?.solved ? undefined : record?.text;
}

/** Keeps a game as the record of that name; one without moves and help has none. `isPuzzle` says that the name is that of a puzzle. */
export function keepGame(name: string, session: Session, isPuzzle: boolean): void {
  const hasBegun = session.log.length > 0 || session.help !== 'clean';
  if (hasBegun && !(isPuzzle && isLasting(name))) noteBoard(name);
  if (session.log.length > 0 && !session.solved) noteBegun(name, session, isPuzzle);
  else dropBegun(name);
  store(`game.${name}`, hasBegun ? `${session.solved ? SOLVED : ''}${session.save()}` : undefined);
}

/** Whether a puzzle stays: of those that are made, there is another one every minute. */
function isLasting(name: string): boolean {
  return !isMadeName(name);
}

/** Deletes a record. */
export function forgetGame(name: string): void {
  store(`game.${name}`, undefined);
  dropBegun(name);
}

/** Puts a board first in the list of those with a record, and deletes the record of the oldest. */
function noteBoard(name: string): void {
  const before = (readStored(BOARDS) ?? '').split('\n').filter((each) => each !== '');
  if (before[0] === name) return;
  const boards = [name, ...before.filter((each) => each !== name)];
  for (const old of boards.splice(MOST_BOARDS)) forgetGame(old);
  store(BOARDS, boards.join('\n'));
}
