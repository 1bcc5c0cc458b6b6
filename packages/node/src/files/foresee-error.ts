import { accessSync, closeSync, constants, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeSystemError } from '../system-errors.js';
import { targetOf } from './write-whole.js';

/** Why a file cannot be written, in one sentence; undefined if nothing speaks against it yet. */
export function whyNotWritable(file: string): string | undefined {
  const error = foreseeError(file);
  if (error === undefined) return undefined;
  const folder = dirname(file);
  // Where a directory takes no files, the system says that there is none.
  const takesNone = error.code === 'ENOENT' && existsSync(folder);
  return `${file}: ${takesNone ? `no file can be made in ${folder}` : describeSystemError(error, 'written')}`;
}

/**
 * Why a file cannot be written, as far as that can be found out without writing it: then what takes long need not be done for nothing. Permissions
 * do not say it all (no user can make files in /proc), so a file is made where it would be, and taken away again.
 */
export function foreseeError(path: string): NodeJS.ErrnoException | undefined {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    const { beside } = targetOf(path);
    if (there?.isDirectory()) closeSync(openSync(path, 'w'));
    else if (there !== undefined && beside === undefined) accessSync(path, constants.W_OK);
    else makeInPassing(beside ?? path);
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

function makeInPassing(path: string): void {
  closeSync(openSync(path, 'wx'));
  rmSync(path);
}
