/** How long a chunk should take, in milliseconds. */
const WANTED = 1000;
/** The first chunks, of which nothing is known yet, and the most items of any. */
const FIRST = 8;
const MOST = 20_000;
/** How much the last chunk counts in the average. */
const WEIGHT = 0.3;

/** Adapts the number of items in a chunk to the time that they take. */
export class ChunkPace {
  private average: number | undefined;

  /** `fixed`, if there is one, is the number of items in every chunk; otherwise there are at most so many. */
  constructor(
    private readonly fixed?: number,
    private readonly most = MOST,
  ) {}

  get items(): number {
    if (this.fixed !== undefined) return this.fixed;
    if (this.average === undefined) return Math.min(this.most, FIRST);
    return Math.max(1, Math.min(this.most, Math.round(WANTED / this.average)));
  }

  /** Takes note of a chunk that has been worked on. */
  learn(times: readonly number[]): void {
    if (times.length === 0) return;
    const each = Math.max(0.001, times.reduce((sum, time) => sum + time, 0) / times.length);
    this.average = this.average === undefined ? each : (1 - WEIGHT) * this.average + WEIGHT * each;
  }
}
