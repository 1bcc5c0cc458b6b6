/**
 * What a promise comes to, or undefined as soon as a signal is aborted. (`Promise.race` with a promise that lives long keeps everything in memory that it was ever raced
 * against.)
 */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) {
    // What becomes of it no longer matters.
    promise.catch(() => {});
    return Promise.resolve(undefined);
  }
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(undefined);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Resolves once a signal is aborted. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** A timer takes no more; that is 24 days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * A signal that is aborted with another one, or after some milliseconds. `AbortSignal.timeout` is of no use beside `AbortSignal.any`: Node 20 may collect it
 * as garbage, and it never fires.
 */
export function abortedAfter(milliseconds: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(), Math.min(milliseconds, LONGEST_TIMER)).unref();
  return AbortSignal.any([signal, late.signal]);
}
