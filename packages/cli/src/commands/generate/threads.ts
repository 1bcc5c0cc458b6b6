import { Collector, type Generated, ISLANDS, type Nearest, type Order } from '@slidewise/lab/generate';
import { type Spawned, spawnThread } from '@slidewise/node/workers';
import type { IslandNews, IslandTask } from './island-worker.js';

/** So many rounds of an island may wait for those of others before it pauses. */
const MOST_AHEAD = 64;

/** An order that is worked on in threads. Which islands work where makes no difference to the boards and their order. */
export class Threads {
  private readonly collector: Collector;
  private readonly workers: Spawned<number>[] = [];
  /** Islands that pause until others have caught up, with the thread of each. */
  private readonly paused = new Map<number, Spawned<number>>();
  private failure: Error | undefined;
  private resume: (() => void) | undefined;
  private ready: Generated[] = [];

  constructor(
    private readonly order: Order,
    threads: number,
  ) {
    this.collector = new Collector(order);
    const used = Math.min(threads, ISLANDS);
    for (let thread = 0; thread < used; thread++) {
      const islands = Array.from({ length: ISLANDS }, (_, i) => i).filter((island) => island % used === thread);
      this.start(islands);
    }
  }

  get nearest(): Nearest | undefined {
    return this.collector.nearest;
  }

  /** Every board like those that were made has been tried. */
  get isExhausted(): boolean {
    return this.collector.isExhausted;
  }

  /** Boards in their order as they become known, until there are enough or no more can be made. */
  async *boards(signal: AbortSignal): AsyncGenerator<readonly Generated[], void> {
    const wake = (): void => this.resume?.();
    signal.addEventListener('abort', wake);
    try {
      for (;;) {
        const boards = this.ready;
        this.ready = [];
        if (boards.length > 0) yield boards;
        if (this.failure !== undefined) throw this.failure;
        if (signal.aborted || (this.collector.done && this.ready.length === 0)) return;
        await new Promise<void>((resolve) => {
          this.resume = resolve;
          if (signal.aborted || this.ready.length > 0 || this.collector.done || this.failure !== undefined) resolve();
        });
      }
    } finally {
      signal.removeEventListener('abort', wake);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.end()));
  }

  private start(islands: readonly number[]): void {
    const { order } = this;
    const worker = spawnThread<number, IslandNews>(new URL('./island-worker.js', import.meta.url), {
      data: { order, islands } satisfies IslandTask,
      onMessage: (news) => this.handle(news, worker),
      onError: (error) => {
        this.failure ??= error;
        this.resume?.();
      },
    });
    this.workers.push(worker);
    for (const island of islands) worker.send(island);
  }

  private handle({ island, round }: IslandNews, worker: Spawned<number>): void {
    const { collector } = this;
    if (collector.done) return;
    this.ready.push(...collector.add(island, round));
    if (!round.last) this.paused.set(island, worker);
    for (const [waiting, thread] of this.paused) {
      if (collector.done || collector.ahead(waiting) >= MOST_AHEAD) continue;
      this.paused.delete(waiting);
      thread.send(waiting);
    }
    this.resume?.();
  }
}
