import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { codeOf } from '../system-errors.js';

// Files of the program itself. Somebody else may have put a link or a pipe in their place, so only regular files are opened.

const { O_RDONLY, O_RDWR, O_APPEND, O_CREAT } = constants;

/** A link fails with ELOOP, and a pipe without a writer is not waited for. Windows has neither flag. */
const CAREFUL = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** What is done with an open file. `append` makes it where there is none. */
const FLAGS = { read: O_RDONLY, change: O_RDWR, append: O_RDWR | O_APPEND | O_CREAT } as const;

/** Opens a file, and returns its descriptor. Throws for anything but a regular file. */
export function openRegular(path: string, access: keyof typeof FLAGS = 'read'): number {
  let descriptor: number;
  try {
    descriptor = openSync(path, FLAGS[access] | CAREFUL);
  } catch (error) {
    throw orNotRegular(error, path);
  }
  const found = fstatSync(descriptor);
  if (found.isFile()) return descriptor;
  closeSync(descriptor);
  throw notRegular(path, found);
}

/** The text of a regular file. */
export function readRegular(path: string): string {
  const descriptor = openRegular(path);
  try {
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

/** The bytes of a regular file, without blocking. */
export async function readRegularBytes(path: string): Promise<Buffer> {
  const file = await open(path, FLAGS.read | CAREFUL).catch((error: unknown) => {
    throw orNotRegular(error, path);
  });
  try {
    const found = await file.stat();
    if (!found.isFile()) throw notRegular(path, found);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** True if there is a regular file, which `openRegular` would open. */
export function isRegularFile(path: string): boolean {
  try {
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}

/** Like the errors of the system, so that it is described as they are. */
function notRegular(path: string, found?: Stats): Error {
  const code = found?.isDirectory() ? 'EISDIR' : 'ENOTREG';
  return Object.assign(new Error('it is not a regular file'), { code, path, syscall: 'open', done: 'read' });
}

/** A link has the code of links that lead in circles, and a pipe without a reader one of its own. */
function orNotRegular(error: unknown, path: string): unknown {
  return ['ELOOP', 'ENXIO'].includes(codeOf(error)) ? notRegular(path) : error;
}

/** Appends all of a text to an open file. The system may write less than it is given, where the disk is full for a moment, without calling that an error. */
export function appendAll(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) {
    const count = writeSync(file, bytes, done);
    if (count === 0)
      throw Object.assign(new Error('nothing more can be written'), { code: 'ENOSPC', syscall: 'write' });
    done += count;
  }
}
