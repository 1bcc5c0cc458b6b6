import type { Family } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import type { Question } from '@slidewise/core/session';
import type { Progress, Solution } from '@slidewise/core/solving';
import { type Spawned, spawnThread } from '@slidewise/node/workers';
import type { SolverNews, SolverTask } from './solver-worker.js';

/** A question that is open. */
interface Waiting {
  resolve(solution: Solution): void;
  reject(error: Error): void;
}

const OUT_OF_TIME = { stopReason: 'time', reason: english.limitHit({ limit: 'time' }) } as const;

/** The progress of the solver: of a search, or of what comes before. */
export type SolverState = Progress | { readonly activity: string };

/** A solver in a thread of its own, for the positions of one game at a time. */
export class SolverThread {
  /** The progress of the last question; undefined while there is none. */
  state: SolverState | undefined;
  private worker: Spawned<SolverTask> | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly limits: { readonly timeLimit: number; readonly memoryLimit?: number },
    private readonly onNews: () => void,
  ) {}

  /** A question about a position; it is given up by itself when its time is over. */
  ask(family: Family, position: unknown, metric: string): Question<unknown> {
    const id = ++this.lastId;
    const { memoryLimit, timeLimit } = this.limits;
    const settled = new Promise<Solution>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.send({ id, family: family.id, position, metric, ...(memoryLimit === undefined ? {} : { memoryLimit }) });
    const cancel = (): void => this.send({ cancel: id });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      cancel();
    }, timeLimit);
    timer.unref();
    const answer = settled
      // Not a limit of the search itself: some searches use up their limit, and a game needs the incumbent early.
      .then((solution) => (late && solution.stopReason === 'cancelled' ? { ...solution, ...OUT_OF_TIME } : solution))
      .finally(() => clearTimeout(timer));
    return { answer, cancel };
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.waiting.clear();
    await worker?.end();
  }

  private send(task: SolverTask): void {
    this.worker ??= this.start();
    this.worker.send(task);
  }

  private start(): Spawned<SolverTask> {
    return spawnThread<SolverTask, SolverNews>(new URL('./solver-worker.js', import.meta.url), {
      // A game that is over does not wait for the solver.
      background: true,
      onMessage: (news) => this.handle(news),
      onError: (error) => {
        // The worker has failed, out of memory say; the next question starts another.
        this.worker = undefined;
        for (const id of [...this.waiting.keys()]) this.settle(id, (waiting) => waiting.reject(error));
      },
    });
  }

  private handle(news: SolverNews): void {
    if ('solution' in news) this.settle(news.id, (waiting) => waiting.resolve(news.solution));
    else if ('error' in news) this.settle(news.id, (waiting) => waiting.reject(new Error(news.error)));
    else if (this.waiting.has(news.id)) this.state = 'progress' in news ? news.progress : { activity: news.activity };
    this.onNews();
  }

  private settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.state = undefined;
    if (waiting !== undefined) how(waiting);
  }
}
