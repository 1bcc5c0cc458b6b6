import type { Helpers } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { drive, type Solution, type Solving, solveWithTables } from '@slidewise/core/solving';
import { BrowserTableCache } from './browser-table-cache.js';
import { MEMORY } from './memory.js';
import { type SolveNews, tableFetcher } from './prepare.js';
import { abortedWhen } from './signals.js';
import { throttle } from './throttle.js';
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
  /** On one core only: nobody has asked for this search. */
  readonly alone?: boolean;
}

/** A solution is worth sending if it is shorter than the last by this part: long ones are improved many times. */
const CLEARLY = 0.01;

/** Solves positions in slices of time, so that searches can be stopped or hurried. */
export class Solver {
  private readonly requests = new Map<number, 'stop' | 'hurry'>();
  private readonly running = new Set<number>();

  /** `helpers` take part in long searches. */
  constructor(
    private readonly tables = new BrowserTableCache(),
    private readonly helpers?: Helpers,
  ) {}

  async solve(task: SolveTask, onNews: (news: SolveNews) => void): Promise<Solution> {
    const family = familyById(task.family);
    if (family === undefined) throw new Error(`There is no family "${task.family}".`);
    this.running.add(task.id);
    try {
      const { metric, milliseconds } = task;
      const time = milliseconds === undefined ? {} : { time: milliseconds };
      const limits = { memory: MEMORY, ...time };
      const helpers = task.alone === true ? undefined : this.helpers;
      const options = { metric, tables: this.tables, limits, ...(helpers && { helpers }) };
      const signal = abortedWhen(() => this.requests.get(task.id) === 'stop');
      const solved = await solveWithTables(family, task.position, options, {
        fetchTables: tableFetcher(family, this.tables, onNews, signal),
        run: (solving) => this.search(solving, task.id, onNews),
      });
      if (!solved.ok) throw new Error(solved.problem.message);
      return solved.value;
    } finally {
      this.running.delete(task.id);
      this.requests.delete(task.id);
    }
  }

  /** Ends a search with what it knows. */
  stop(id: number): void {
    if (this.running.has(id)) this.requests.set(id, 'stop');
  }

  /** Ends a search as soon as it knows any solution. */
  hurry(id: number): void {
    if (this.running.has(id) && !this.requests.has(id)) this.requests.set(id, 'hurry');
  }

  private async search(
    solving: Solving<unknown, unknown>,
    id: number,
    onNews: (news: SolveNews) => void,
  ): Promise<Solution> {
    const report = throttle(onNews);
    let sent = Number.POSITIVE_INFINITY;
    return drive(solving, {
      slice: SLICE,
      yield: nextTurn,
      signal: abortedWhen(() => {
        const request = this.requests.get(id);
        return request === 'stop' || (request === 'hurry' && solving.progress.length !== undefined);
      }),
      onProgress() {
        const { progress } = solving;
        if (progress.length !== undefined && progress.length < sent * (1 - CLEARLY)) {
          sent = progress.length;
          onNews({ ...progress, moves: solving.bestMoves! });
        } else report(() => progress);
      },
    });
  }
}
