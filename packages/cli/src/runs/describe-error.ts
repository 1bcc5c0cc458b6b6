import { resolve, sep } from 'node:path';
import { RunError } from '@slidewise/batch';
import { describeSystemError } from '@slidewise/node/system-errors';

/** An error of the system; `done` is known where a run was read. */
interface SystemError extends NodeJS.ErrnoException {
  readonly done?: 'read';
}

/** What is done with files that are only read. */
const READS = new Set(['read', 'scandir', 'opendir', 'stat', 'lstat']);

/** The sentence for an error of the system while something was read, by default in a directory; undefined for any other error. */
export function describeReadError(error: unknown, dir: string): string | undefined {
  if (error instanceof RunError) return error.message;
  const { code, path = dir } = error as SystemError;
  return code === undefined ? undefined : `${path}: ${describeSystemError(error)}`;
}

/** The sentence for an error of the system during a run, which writes to its directory and reads from everywhere; undefined for any other error. */
export function describeRunError(error: unknown, out: string): string | undefined {
  const { code, path, syscall = '', done } = error as SystemError;
  if (code === undefined) return undefined;
  const isElsewhere = path !== undefined && syscall !== 'mkdir' && !isInside(path, out);
  if (done === 'read' || READS.has(syscall) || isElsewhere) return describeReadError(error, 'the input');
  return `${out}: ${describeSystemError(error, 'written')}`;
}

function isInside(path: string, folder: string): boolean {
  return `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`);
}
