import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Session } from '@slidewise/core/session';

// All at once and not in the background: a game is saved even while the program is being killed.

/** Where games are kept, as the XDG base directory specification has it. */
function stateFolder(): string {
  const base = process.env.XDG_STATE_HOME;
  return join(base !== undefined && isAbsolute(base) ? base : join(homedir(), '.local', 'state'), 'slidewise');
}

/** The game that was left unfinished last. */
export function lastGamePath(): string {
  return join(stateFolder(), 'last.game');
}

/** Where a game is saved if nobody says otherwise. */
export function usualPath({ name, family }: Session): string {
  const plain = (name ?? family.id).replace(/[^\w.-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  return join(stateFolder(), `${plain.slice(0, 80) || 'game'}.game`);
}

/** Writes a game, under another name first, so that what was there before is never half lost. */
export function saveGame(path: string, session: Session): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.unfinished`;
  try {
    writeFileSync(unfinished, session.save());
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

export function isTaken(path: string): boolean {
  return existsSync(path);
}

/** Keeps an unfinished game for `--resume`; one that is finished is forgotten there. */
export function keepForLater(session: Session): void {
  const path = lastGamePath();
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
  return path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : path;
}

/** The same path, shorter to read. */
export function shortenHome(path: string): string {
  const home = homedir();
  return home !== '/' && path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}
