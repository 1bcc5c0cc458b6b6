import { constants } from 'node:os';

export const EXIT_INTERRUPTED = 128 + constants.signals.SIGINT;

/** A signal that the first Ctrl-C sets off: what is running then ends with what it knows. */
export function onInterrupt(): AbortSignal {
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  return interruption.signal;
}

/** The same for work that comes and goes: while none is running, there is nothing to tell, and Ctrl-C ends the program. */
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
