import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import type { Helpers } from '../contract/engine/search.js';

/** The messages of the threads, in this order: ready; then for each task, joined and left. */
export type News = 'ready' | 'came' | 'left';

/** Real threads that take part in searches of registered families. They run the sources as they are, like the tests. */
export class HelpingThreads implements Helpers {
  readonly count: number;
  /** How often a search has asked for them. */
  asked = 0;
  private readonly told = { ready: 0, came: 0, left: 0 };
  private error: Error | undefined;
  /** What is waited for. */
  private look = (): void => {};

  private constructor(private readonly workers: readonly Worker[]) {
    this.count = workers.length;
    for (const worker of workers) {
      worker.on('message', (news: News) => {
        this.told[news]++;
        this.look();
      });
      worker.on('error', (error: Error) => {
        this.error = error;
        this.look();
      });
    }
  }

  /** So many of them, ready to help. */
  static async start(count: number): Promise<HelpingThreads> {
    // Threads cannot load TypeScript by themselves.
    const input = fileURLToPath(new URL('helping-thread.ts', import.meta.url));
    const bundle = await rolldown({ input, platform: 'node' });
    const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
    await bundle.close();
    const threads = new HelpingThreads(Array.from({ length: count }, () => new Worker(output[0].code, { eval: true })));
    await threads.until('ready', count);
    return threads;
  }

  help(family: string, tasks: readonly unknown[]): void {
    this.asked++;
    for (const [i, task] of tasks.entries()) this.workers[i]!.postMessage({ family, task });
  }

  /** Waits until all have come, or left, as often as they were asked. */
  all(news: 'came' | 'left'): Promise<void> {
    return this.until(news, this.asked * this.count);
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private until(news: News, count: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.look = () => {
        if (this.error !== undefined) reject(this.error);
        else if (this.told[news] === count) resolve();
      };
      this.look();
    });
  }
}
