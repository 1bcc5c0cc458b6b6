/** The same error, and if it is one of the system, what was done with which file: one about an open file does not say. */
export function asRead(error: unknown, path: string): unknown {
  const isOfSystem = error instanceof Error && (error as NodeJS.ErrnoException).syscall !== undefined;
  return isOfSystem ? Object.assign(error, { path, done: 'read' }) : error;
}

export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
