/** Why a file could not be read, written or removed, in words. */
export function describeSystemError(error: unknown, done: 'read' | 'written' | 'removed' = 'read'): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOENT: done === 'written' ? 'it cannot be made: there is no such directory' : 'there is no such file or directory',
    EACCES: `it may not be ${done}: permission denied`,
    EPERM: `it may not be ${done}: permission denied`,
    EISDIR: 'it is a directory',
    ENOTDIR: 'it is not a directory',
    EEXIST: 'something that is not a directory has that name',
    ELOOP: 'it is a link that leads to itself',
    ENOTREG: 'it is not a regular file',
    ENAMETOOLONG: 'the name is too long',
    ENOSPC: 'there is no room left on the disk',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file would become too large',
    EROFS: 'the disk may not be written to',
  };
  return reasons[code] ?? `it cannot be ${done}: ${message}`;
}

/** The code of an error of the system, such as ENOENT; empty for any other error. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** Whether an error of the system says that a file or folder is not there. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** The same error, and if it is one of the system, what was done with which file: one about an open file does not say. */
export function asRead(error: unknown, path: string): unknown {
  const isOfSystem = error instanceof Error && (error as NodeJS.ErrnoException).syscall !== undefined;
  return isOfSystem ? Object.assign(error, { path, done: 'read' }) : error;
}
