import { familyById } from '@slidewise/core/families';
import { drive, prepareWithTables } from '@slidewise/core/solving';
import { type Review, Reviewer } from '@slidewise/lab/review';
import type { BrowserTableCache } from './browser-table-cache.js';
import { MEMORY } from './memory.js';
import { type SolveNews, tableFetcher } from './prepare.js';
import { abortedWhen } from './signals.js';
import { throttle } from './throttle.js';
import { nextTurn, SLICE } from './turns.js';

/** A played game to be reviewed. */
export interface ReviewTask {
  /** By which it can be called off; chosen by the caller. */
  readonly id: number;
  readonly family: string;
  readonly start: unknown;
  readonly moves: readonly unknown[];
  readonly metric: string;
  /** It ends with what is known after so long. */
  readonly milliseconds: number;
}

/** Reviews games, in slices of time. */
export class Reviews {
  private readonly asked = new Set<number>();

  constructor(private readonly tables: BrowserTableCache) {}

  /** Throws what is wrong with the task. */
  async review(task: ReviewTask, onNews: (news: SolveNews) => void): Promise<Review> {
    const family = familyById(task.family);
    if (family === undefined) throw new Error(`There is no family "${task.family}".`);
    this.asked.add(task.id);
    try {
      const { start, moves, metric, milliseconds } = task;
      const signal = abortedWhen(() => !this.asked.has(task.id));
      const since = performance.now();
      const limits = { memory: MEMORY, time: { milliseconds, now: () => performance.now(), since } };
      // Every position of a game has the same tables.
      const options = { metric, tables: this.tables, limits: { memory: MEMORY } };
      await prepareWithTables(family, start, options, tableFetcher(family, this.tables, onNews, signal));
      const reviewer = Reviewer.start(family, start, moves, { metric, tables: this.tables, limits });
      if (!reviewer.ok) throw new Error(reviewer.problem.message);
      const report = throttle(onNews);
      return await drive(reviewer.value, {
        slice: SLICE,
        yield: nextTurn,
        signal,
        onProgress: () => report(() => ({ activity: reviewer.value.activity })),
      });
    } finally {
      this.asked.delete(task.id);
    }
  }

  /** Ends a review with what it knows. */
  cancel(id: number): void {
    this.asked.delete(id);
  }
}
