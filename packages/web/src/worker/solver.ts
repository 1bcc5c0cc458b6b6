import type { Family } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { type Solution, type SolveOptions, startSolving, tablesFor } from '@slidewise/core/solving';
import { MEMORY } from './memory.js';
import { prepareTables, SLICE, type SolveNews, seldom } from './prepare.js';
import { Tables } from './tables.js';
import { nextTurn } from './turns.js';

export type { SolveNews };

export interface SolveTask {
  /** By which it can be cancelled; chosen by whoever asks. */
  readonly id: number;
  readonly family: string;
  readonly position: unknown;
  readonly metric: string;
  /** It gives up after so many; without it only when memory runs out. */
  readonly milliseconds?: number;
}

/** Solves positions in slices of time, and can be told to stop or to hurry meanwhile. */
export class Solver {
  private readonly tables = new Tables();
  private readonly wishes = new Map<number, 'stop' | 'hurry'>();
  private readonly running = new Set<number>();

  async solve(task: SolveTask, onNews: (news: SolveNews) => void): Promise<Solution> {
    const family = familyById(task.family);
    if (family === undefined) throw new Error(`There is no family "${task.family}".`);
    this.running.add(task.id);
    try {
      const { metric, milliseconds } = task;
      const time = milliseconds === undefined ? {} : { time: milliseconds };
      const options: SolveOptions = { metric, limits: { memory: MEMORY, ...time }, tables: this.tables };
      const requests = tablesFor(family, task.position, options);
      await prepareTables(family, requests, this.tables, onNews, () => this.wishes.get(task.id) === 'stop');
      return await this.search(family, task, options, onNews);
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
    family: Family,
    { id, position }: SolveTask,
    options: SolveOptions,
    onNews: (news: SolveNews) => void,
  ): Promise<Solution> {
    const started = startSolving(family, position, options);
    if (!started.ok) throw new Error(started.problem.message);
    const solving = started.value;
    const tell = seldom(onNews);
    let hasWay = false;
    for (;;) {
      const wish = this.wishes.get(id);
      if (wish === 'stop' || (wish === 'hurry' && solving.progress.length !== undefined)) return solving.cancel();
      const solution = solving.work(SLICE);
      if (solution !== undefined) return solution;
      const firstMove = solving.bestMoves?.[0];
      const news = (): SolveNews => ({ ...solving.progress, ...(firstMove === undefined ? {} : { firstMove }) });
      if (firstMove !== undefined && !hasWay) onNews(news());
      else tell(news);
      hasWay = firstMove !== undefined;
      await nextTurn();
    }
  }
}
