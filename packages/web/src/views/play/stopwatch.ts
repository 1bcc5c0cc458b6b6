export { clockText } from '../../design/clock-text.js';

/** Counts the time of a game: from the first move on, while the page is seen, until the puzzle is solved. */
export class Stopwatch {
  private since: number | undefined;

  constructor(
    private readonly now: () => number,
    private before = 0,
  ) {}

  get elapsed(): number {
    return this.before + (this.since === undefined ? 0 : this.now() - this.since);
  }

  get running(): boolean {
    return this.since !== undefined;
  }

  start(): void {
    this.since ??= this.now();
  }

  stop(): void {
    this.before = this.elapsed;
    this.since = undefined;
  }

  /** Time that was counted before. */
  add(milliseconds: number): void {
    this.before += milliseconds;
  }

  reset(): void {
    this.before = 0;
    this.since = undefined;
  }
}
