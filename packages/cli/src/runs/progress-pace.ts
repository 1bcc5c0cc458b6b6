/** The first line comes after so many milliseconds, and none sooner after another. */
const LEAST = 10_000;
/** A line comes at least this often. */
const MOST = 60_000;

/** When to write a line of progress where no line is written over: each minute, and at each tenth of the work. */
export class ProgressPace {
  private last: number;
  private tenth = 0;

  constructor(startedAt: number) {
    this.last = startedAt;
  }

  /** Whether a line is due. `part` is the part of the work that is done, where that is known. */
  isDue(now: number, part: number | undefined): boolean {
    const tenth = part === undefined ? this.tenth : Math.floor(part * 10);
    const past = now - this.last;
    if (past < LEAST || (past < MOST && tenth === this.tenth)) return false;
    this.last = now;
    this.tenth = tenth;
    return true;
  }
}
