import type { Helpers } from '@slidewise/core/contract';
import type { AssistOrder } from './assist-worker.js';
import type { Spawned } from './spawn.js';

/** Threads that take part in long searches: started when one asks for them, and kept for the next. They do not keep the process alive. */
class HelperThreads implements Helpers {
  private readonly threads: Spawned<AssistOrder>[] = [];

  constructor(readonly count: number) {}

  help(family: string, tasks: readonly unknown[]): void {
    void this.send(tasks.map((task): AssistOrder => ({ family, task })));
  }

  /** Threads are loaded only here: most boards need none. */
  private async send(orders: readonly AssistOrder[]): Promise<void> {
    const { spawnThread } = await import('./spawn.js');
    for (const [i, order] of orders.entries()) {
      // A search does without a helper that fails, for want of memory say.
      this.threads[i] ??= spawnThread(new URL('./assist-worker.js', import.meta.url), {
        background: true,
        onMessage: () => {},
      });
      this.threads[i].send(order);
    }
  }
}

const helpers = new Map<number, HelperThreads>();

/** The threads beside this one, so that so many work. */
export function helpersFor(threads: number): Helpers {
  const known = helpers.get(threads) ?? new HelperThreads(threads - 1);
  helpers.set(threads, known);
  return known;
}
