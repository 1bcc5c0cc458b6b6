/** Work goes on for about so long, in milliseconds, before signals get their turn. */
const SLICE = 20;

/** Lets Ctrl-C through in work that never waits for anything by itself. */
export class Turns {
  private lastAt = performance.now();

  /** Whether it is time for the next: asking costs less than waiting. */
  get due(): boolean {
    return performance.now() - this.lastAt >= SLICE;
  }

  async next(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.lastAt = performance.now();
  }
}
