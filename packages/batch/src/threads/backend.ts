import type { Chunk, ChunkResult, RunTask } from '../chunks/chunk.js';
import type { Backend } from '../run/run.js';
import { PoolClosed, type PoolOptions, WorkerPool } from './worker-pool.js';

/** The chunks that wait for each thread, so that none has to wait for one. */
const AHEAD = 2;

/** Work in threads of this process. */
export class ThreadsBackend implements Backend {
  private readonly pool: WorkerPool;
  private readonly running = new Set<Promise<void>>();
  private failure: unknown;

  /** `isSuspect` tells whether a chunk may have ended the process before. */
  constructor(
    private readonly task: RunTask,
    private readonly options: PoolOptions,
    private readonly isSuspect: (chunk: number) => boolean,
  ) {
    this.pool = new WorkerPool(options);
  }

  async submit({ number, items }: Chunk, done: (result: ChunkResult) => Promise<void>): Promise<void> {
    const { kind, options } = this.task;
    const work = this.pool
      .work({ kind, options, items }, this.isSuspect(number))
      .then(done)
      .catch((error) => {
        if (!(error instanceof PoolClosed)) this.failure ??= error;
      })
      .finally(() => this.running.delete(work));
    this.running.add(work);
    while (this.running.size >= AHEAD * this.options.threads && this.failure === undefined) {
      await Promise.race(this.running);
    }
    if (this.failure !== undefined) throw this.failure;
  }

  async finish(): Promise<void> {
    await Promise.all(this.running);
    if (this.failure !== undefined) throw this.failure;
  }

  async stop(): Promise<void> {
    await this.pool.close();
    await Promise.all(this.running);
  }
}
