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
    ENAMETOOLONG: 'the name is too long',
    ENOSPC: 'there is no room left on the disk',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file would become too large',
    EROFS: 'the disk may not be written to',
  };
  return reasons[code] ?? `it cannot be ${done}: ${message}`;
}
