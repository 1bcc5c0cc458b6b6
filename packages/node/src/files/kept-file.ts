import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';

// Files that the program keeps under names of its own. Whoever can write to their folder may put a link or a pipe in their place: neither is opened.

/** A link fails with ELOOP, and a pipe without a writer is not waited for. Windows has neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a kept file for reading, and returns its descriptor. Throws for anything but a regular file. */
export function openKept(path: string): number {
  const descriptor = opened(path);
  if (descriptor !== undefined) {
    if (fstatSync(descriptor).isFile()) return descriptor;
    closeSync(descriptor);
  }
  throw new Error('it is not a regular file');
}

/** The descriptor of whatever has that name; undefined for a link. */
function opened(path: string): number | undefined {
  try {
    return openSync(path, FLAGS);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined;
    throw error;
  }
}

/** The text of a kept file. */
export function readKept(path: string): string {
  const descriptor = openKept(path);
  try {
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

/** True if there is a regular file, which `openKept` would open. */
export function isKept(path: string): boolean {
  try {
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}
