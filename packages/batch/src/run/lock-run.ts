import { takeLock } from '@slidewise/node/files';
import { RunError } from '../run-error.js';

/** Keeps other processes from working on a run; returns what lets them again. */
export function lockRun(path: string, folder: string): () => void {
  const taken = takeLock(path);
  if ('release' in taken) return taken.release;
  const { pid, host } = taken.holder;
  throw new RunError(
    `${folder}: another process works on this run (${pid} on ${host}); if it does not, remove ${path}`,
  );
}
