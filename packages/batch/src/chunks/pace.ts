/**
 * How long a chunk should take, in milliseconds: a part of all work so far, up to a second. So threads of a short run
 * end together (guided self-scheduling, Polychronopoulos and Kuck 1987).
 */
const [LEAST, LONGEST] = [20, 1000];
const PART = 1 / 20;
/** The first chunks, of which nothing is known yet, and the most items of any. */
const FIRST = 8;
const MOST = 20_000;
/** How much the last chunk counts in the average. */
const WEIGHT = 0.3;

/** Adapts the number of items in a chunk to the time that they take. */
export class ChunkPace {
  private average: number | undefined;
  /** All times so far, in milliseconds. */
  private spent = 0;

  /** `fixed`, if there is one, is the number of items in every chunk; otherwise there are at most so many. */
  constructor(
    private readonly fixed?: number,
    private readonly most = MOST,
  ) {}

  get items(): number {
    if (this.fixed !== undefined) return this.fixed;
    if (this.average === undefined) return Math.min(this.most, FIRST);
    const wanted = Math.max(LEAST, Math.min(LONGEST, PART * this.spent));
    return Math.max(1, Math.min(this.most, Math.round(wanted / this.average)));
  }

  /** Takes note of a chunk that has been worked on. */
  learn(times: readonly number[]): void {
    if (times.length === 0) return;
    const sum = times.reduce((total, time) => total + time, 0);
    const each = Math.max(0.001, sum / times.length);
    this.spent += sum;
    this.average = this.average === undefined ? each : (1 - WEIGHT) * this.average + WEIGHT * each;
  }
}
