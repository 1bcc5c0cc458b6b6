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

/** 75 seconds as `1:15`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
