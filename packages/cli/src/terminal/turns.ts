import { clock } from '@slidewise/node/clock';

/** Work goes on for about so long, in milliseconds, before signals and messages are handled again. */
const SLICE = 20;

/** Lets Ctrl-C through in work that never waits for anything by itself: `if (turns.due) await turns.next()`. */
export class Turns {
  private lastAt = clock.now();

  /** Whether it is time for the next: asking costs less than waiting. */
  get due(): boolean {
    return clock.now() - this.lastAt >= SLICE;
  }

  async next(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.lastAt = clock.now();
  }
}
