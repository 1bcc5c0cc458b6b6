import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Session } from '@slidewise/core/session';
import { homeFolder, stateFolder } from '../user-folders.js';
import { writeBesideNow } from '../write-beside.js';

// All at once and not in the background: a game is saved even while the program is being killed.

/** The game that was left unfinished last; undefined where there is no place for it. */
export function lastGamePath(): string | undefined {
  const folder = stateFolder();
  return folder === undefined ? undefined : join(folder, 'last.game');
}

/** Where a game is saved if nobody says otherwise. */
export function usualPath({ name, family }: Session): string {
  const plain = (name ?? family.id).replace(/[^\w.-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  return join(stateFolder() ?? '.', `${plain.slice(0, 80) || 'game'}.game`);
}

/** Writes a game, all of it or nothing. */
export function saveGame(path: string, session: Session): void {
  mkdirSync(dirname(path), { recursive: true });
  writeBesideNow(path, session.save(), { durable: true });
}

export function isTaken(path: string): boolean {
  return existsSync(path);
}

/** Keeps an unfinished game for `--resume`; one that is finished is forgotten there. */
export function keepForLater(session: Session): void {
  const path = lastGamePath();
  if (path === undefined) return;
  try {
    if (session.solved) forget(session, path);
    else if (session.log.length > 0) saveGame(path, session);
  } catch {
    // There is nobody left to tell, and nothing that could be done about it.
  }
}

/** Removes the kept game if it is one of the same start. */
function forget(session: Session, path: string): void {
  if (!existsSync(path)) return;
  const board = /^\[Board .*$/m.exec(session.save())?.[0];
  if (board !== undefined && readFileSync(path, 'utf8').includes(board)) rmSync(path);
}

/** A path as people type it: `~` is their home. */
export function expandHome(path: string): string {
  const home = homeFolder();
  return home !== undefined && /^~(\/|$)/.test(path) ? join(home, path.slice(1)) : path;
}

/** The same path, shorter to read. */
export function shortenHome(path: string): string {
  const home = homeFolder();
  return home !== undefined && home !== '/' && path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}
