import { familyById } from '@slidewise/core/families';
import type { Family } from '@slidewise/core/family';
import {
  nextSlice,
  type Progress,
  type Solution,
  type SolveOptions,
  startSolving,
  tablesFor,
} from '@slidewise/core/solve';
import { MEMORY } from './memory.js';
import { Tables } from './tables.js';
import { nextTurn } from './turns.js';

export interface SolveTask {
  /** By which it can be cancelled; chosen by whoever asks. */
  readonly id: number;
  readonly family: string;
  readonly position: unknown;
  readonly metric: string;
  /** It gives up after so many; without it only when memory runs out. */
  readonly milliseconds?: number;
}

/** What the page hears while it waits: of a search, or of what has to be made before it. */
export interface SolveNews extends Partial<Progress> {
  /** The first move of the best solution so far, where there is one already; its length is in `length`. */
  readonly firstMove?: unknown;
}

/** The search works about this long, in milliseconds, before it listens again. */
const SLICE = 12;
/** The page hears from a search about this often, in milliseconds. */
const NEWS = 100;

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
      const time = milliseconds === undefined ? {} : { time: { milliseconds, now: () => performance.now() } };
      const options: SolveOptions = { metric, limits: { memory: MEMORY, ...time }, tables: this.tables };
      await this.fetchTables(family, task, options, onNews);
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

  /** Makes the tables that the search is going to need; those that it can begin without are left to it. */
  private async fetchTables(
    family: Family,
    { id: task, position }: SolveTask,
    options: SolveOptions,
    onNews: (news: SolveNews) => void,
  ): Promise<void> {
    const requests = tablesFor(family, position, options).filter(({ optional }) => !optional);
    const tell = seldom(onNews);
    for (const [i, { id }] of requests.entries()) {
      for (let done = 0; done < 1; ) {
        const until = performance.now() + SLICE;
        while (done < 1 && performance.now() < until) done = this.tables.build(family, id);
        tell(() => ({
          activity: `preparing the search, ${Math.floor((100 * (i + Math.min(done, 1))) / requests.length)} %`,
        }));
        await nextTurn();
        if (this.wishes.get(task) === 'stop') return;
      }
    }
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
    for (let expansions = 16; ; ) {
      const wish = this.wishes.get(id);
      if (wish === 'stop' || (wish === 'hurry' && solving.progress.length !== undefined)) return solving.cancel();
      const sliceStart = performance.now();
      const solution = solving.step(expansions);
      if (solution !== undefined) return solution;
      expansions = nextSlice(expansions, performance.now() - sliceStart, SLICE);
      const firstMove = solving.bestMoves?.[0];
      const news = (): SolveNews => ({ ...solving.progress, ...(firstMove === undefined ? {} : { firstMove }) });
      if (firstMove !== undefined && !hasWay) onNews(news());
      else tell(news);
      hasWay = firstMove !== undefined;
      await nextTurn();
    }
  }
}

/** Passes news on, but not more often than anybody could read them. */
function seldom(onNews: (news: SolveNews) => void): (news: () => SolveNews) => void {
  let toldAt = performance.now();
  return (news) => {
    const now = performance.now();
    if (now - toldAt < NEWS) return;
    toldAt = now;
    onNews(news());
  };
}
