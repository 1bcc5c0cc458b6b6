import { constants } from 'node:os';

export const EXIT_INTERRUPTED = 128 + constants.signals.SIGINT;

/** A signal that the first Ctrl-C sets off: what is running then ends with what it knows. */
export function onInterrupt(): AbortSignal {
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  return interruption.signal;
}
