import type { Helpers } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { drive, type Preparation, prepare, type Solution } from '@slidewise/core/solving';
import { MEMORY } from './memory.js';
import { prepareTables, type SolveNews } from './prepare.js';
import { seldom } from './seldom.js';
import { abortedWhen } from './signals.js';
import { Tables } from './tables.js';
import { nextTurn, SLICE } from './turns.js';

export type { SolveNews };

export interface SolveTask {
  /** By which it can be cancelled; chosen by the caller. */
  readonly id: number;
  readonly family: string;
  readonly position: unknown;
  readonly metric: string;
  /** It gives up after so many; without it only when memory runs out. */
  readonly milliseconds?: number;
}

/** Solves positions in slices of time, so that searches can be stopped or hurried. */
export class Solver {
  private readonly wishes = new Map<number, 'stop' | 'hurry'>();
  private readonly running = new Set<number>();

  /** `helpers` take part in long searches. */
  constructor(
    private readonly tables = new Tables(),
    private readonly helpers?: Helpers,
  ) {}

  async solve(task: SolveTask, onNews: (news: SolveNews) => void): Promise<Solution> {
    const family = familyById(task.family);
    if (family === undefined) throw new Error(`There is no family "${task.family}".`);
    this.running.add(task.id);
    try {
      await family.quicken?.();
      const { metric, milliseconds } = task;
      const time = milliseconds === undefined ? {} : { time: milliseconds };
      const limits = { memory: MEMORY, ...time };
      const wishes = { metric, tables: this.tables, limits, ...(this.helpers && { helpers: this.helpers }) };
      const prepared = prepare(family, task.position, wishes);
      if (!prepared.ok) throw new Error(prepared.problem.message);
      const signal = abortedWhen(() => this.wishes.get(task.id) === 'stop');
      await prepareTables(family, prepared.value.tables, this.tables, onNews, signal);
      return await this.search(unwrap(prepared.value.again()), task.id, onNews);
    } finally {
      this.running.delete(task.id);
      this.wishes.delete(task.id);
    }
  }

  /** Ends a search with what it knows. */
  stop(id: number): void {
    if (this.running.has(id)) this.wishes.set(id, 'stop');
  }

  /** Ends a search as soon as it knows any solution. */
  hurry(id: number): void {
    if (this.running.has(id) && !this.wishes.has(id)) this.wishes.set(id, 'hurry');
  }

  private async search(
    prepared: Preparation<unknown, unknown>,
    id: number,
    onNews: (news: SolveNews) => void,
  ): Promise<Solution> {
    const started = prepared.start();
    if (!started.ok) throw new Error(started.problem.message);
    const solving = started.value;
    const report = seldom(onNews);
    let hasWay = false;
    return drive(solving, {
      slice: SLICE,
      yield: nextTurn,
      signal: abortedWhen(() => {
        const wish = this.wishes.get(id);
        return wish === 'stop' || (wish === 'hurry' && solving.progress.length !== undefined);
      }),
      onProgress() {
        const firstMove = solving.bestMoves?.[0];
        const news = (): SolveNews => ({ ...solving.progress, ...(firstMove === undefined ? {} : { firstMove }) });
        if (firstMove !== undefined && !hasWay) onNews(news());
        else report(news);
        hasWay = firstMove !== undefined;
      },
    });
  }
}
