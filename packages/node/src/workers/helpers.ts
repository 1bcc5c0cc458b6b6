import type { Worker } from 'node:worker_threads';
import type { Helpers } from '@slidewise/core/contract';
import type { AssistOrder } from './assist-worker.js';

/** Threads that take part in long searches: started when one asks for them, and kept for the next. They do not keep the process alive. */
class Crew implements Helpers {
  private workers: Worker[] = [];

  constructor(readonly count: number) {}

  help(family: string, tasks: readonly unknown[]): void {
    void this.handOut(tasks.map((task): AssistOrder => ({ family, task })));
  }

  /** Threads are loaded only here: most boards need none. */
  private async handOut(orders: readonly AssistOrder[]): Promise<void> {
    const threads = await import('node:worker_threads');
    for (const [i, order] of orders.entries()) {
      this.workers[i] ??= this.start(new threads.Worker(new URL('./assist-worker.js', import.meta.url)));
      this.workers[i].postMessage(order);
    }
  }

  private start(worker: Worker): Worker {
    // A search does without a helper that fails, for want of memory say.
    worker.on('error', () => {});
    worker.unref();
    return worker;
  }
}

const crews = new Map<number, Crew>();

/** The threads beside this one, so that so many work. */
export function crewOf(threads: number): Helpers {
  const crew = crews.get(threads) ?? new Crew(threads - 1);
  crews.set(threads, crew);
  return crew;
}
