/** No line comes sooner after another, in milliseconds. */
const LEAST = 10_000;
/** A line comes at least this often, and the first one then: short runs write none. */
const MOST = 60_000;

/** When to write a line of progress where no line is written over: each minute, and at each tenth of the work. */
export class ProgressPace {
  private last: number;
  private tenth = 0;

  constructor(private readonly startedAt: number) {
    this.last = startedAt;
  }

  /** Whether a line is due. `part` is the finished part of the work, if known. */
  isDue(now: number, part: number | undefined): boolean {
    const tenth = part === undefined ? this.tenth : Math.floor(part * 10);
    const past = now - this.last;
    if (now - this.startedAt < MOST || past < LEAST || (past < MOST && tenth === this.tenth)) return false;
    this.last = now;
    this.tenth = tenth;
    return true;
  }
}
