import { constants } from 'node:os';
import { say, visible } from './complain.js';

export const EXIT_INTERRUPTED = 128 + constants.signals.SIGINT;

/** A signal that the first Ctrl-C aborts: running searches then end with their incumbent. */
export function onInterrupt(): AbortSignal {
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  return interruption.signal;
}

/** The same for intermittent work: while none is running, Ctrl-C ends the program. */
export class Interruption {
  private working = false;
  private readonly controller = new AbortController();

  constructor() {
    process.once('SIGINT', () => {
      this.controller.abort();
      if (!this.working) process.exit(EXIT_INTERRUPTED);
    });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  async during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.working = true;
    try {
      return await work(this.signal);
    } finally {
      this.working = false;
    }
  }
}

/**
 * After Ctrl-C: names the first board that was not processed. Prints nothing if none is left, and does not count
 * them, as reading may take long. Returns the exit code.
 */
export function endedAt(last: string | undefined, paths: readonly string[], done: string): number {
  const isEnd = paths.map(visible).indexOf(last ?? '') === paths.length - 1;
  if (!isEnd) say(`it was interrupted: boards ${last === undefined ? '' : `after ${last}, if any, `}were not ${done}`);
  return EXIT_INTERRUPTED;
}
