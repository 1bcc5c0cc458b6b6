import { dirname, join } from 'node:path';
import { homeFolder, makeFolder, stateFolder, type WriteOptions, writeWholeNow } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';

// All at once and not in the background: a game is kept even while the program is being killed.

/** Said where neither the user nor the system names a place for files. */
export const NO_PLACE = 'there is no home directory, and XDG_STATE_HOME names no other';

/** A file or folder in which the program keeps something between two games; undefined where there is no place for it. */
export function statePath(name: string): string | undefined {
  const folder = stateFolder();
  return folder === undefined ? undefined : join(folder, name);
}

/** Writes a file, all of it or nothing, and the folders above it if they are missing. */
export function writeFile(path: string, content: string, options: WriteOptions = {}): void {
  makeFolder(dirname(path));
  writeWholeNow(path, content, { durable: true, ...options });
}

/** What went wrong, to go on after "Your game" or the like. */
export function notKept(path: string, error: Error): string {
  return `could not be kept in ${shortenHome(path)}: ${describeSystemError(error, 'written')}`;
}

/** A path with `~` expanded to the home directory. */
export function expandHome(path: string): string {
  const home = homeFolder();
  return home !== undefined && /^~(\/|$)/.test(path) ? join(home, path.slice(1)) : path;
}

/** The same path, shorter to read. */
export function shortenHome(path: string): string {
  const home = homeFolder();
  return home !== undefined && home !== '/' && path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}
