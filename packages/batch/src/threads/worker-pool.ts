import { availableParallelism, totalmem } from 'node:os';
import type { ChunkResult } from '../chunks/chunk.js';
import { kindById } from '../kinds/index.js';
import { addTallies, type Item, type Tally } from '../kinds/kind.js';
import { type ChunkWorker, processWorker, threadWorker, WorkerDied } from './chunk-worker.js';
import type { Job } from './messages.js';
import { PoolTables, type SharedTables } from './shared-tables.js';
import { resultOf } from './work-on.js';

export interface PoolOptions {
  readonly threads: number;
  /** What runs in a thread, if not what does for all kinds. */
  readonly script?: URL;
  readonly tables: SharedTables;
  /** The memory for objects of each thread; tables and searches lie outside of it. By default its share of half of the machine's. */
  readonly heapMegabytes?: number;
}

/** What was built of `batch-worker.ts`: beside this file, also in a bundle. */
const SCRIPT = new URL('./batch-worker.js', import.meta.url);

/** How many threads there are unless the caller says how many. */
export function usualThreads(): number {
  return availableParallelism();
}

/** The pool has been closed: what was being worked on is not done. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

/** Threads that work on chunks. One that dies on a chunk is replaced, and the items of the chunk are tried one by one. */
export class WorkerPool {
  private readonly idle: ChunkWorker[] = [];
  private readonly all = new Set<ChunkWorker>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;
  private closed = false;
  private readonly tables: PoolTables;

  constructor(private readonly options: PoolOptions) {
    this.tables = new PoolTables(options.tables);
  }

  /**
   * Works on a job when a thread is free. A job that is suspected of ending whole processes is done in one that can be spared.
   */
  async work(job: Job, suspect = false): Promise<ChunkResult> {
    await this.place();
    try {
      return await this.together(job, suspect);
    } catch (error) {
      throw this.closed ? new PoolClosed('the work was stopped') : error;
    } finally {
      this.busy--;
      this.waiting.shift()?.();
    }
  }

  /** Ends all threads now, whatever they are doing. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.all].map((worker) => worker.close()));
    for (const next of this.waiting.splice(0)) next();
  }

  private async place(): Promise<void> {
    while (this.busy >= this.options.threads && !this.closed) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    if (this.closed) throw new PoolClosed('the work was stopped');
    this.busy++;
  }

  private async together(job: Job, inProcess: boolean): Promise<ChunkResult> {
    try {
      return await this.attempt(job, inProcess);
    } catch (error) {
      if (!(error instanceof WorkerDied) || this.closed) throw error;
      return this.oneByOne(job, inProcess);
    }
  }

  /** Tries every item once more, alone; one on which a worker dies again becomes a row that says so. */
  private async oneByOne({ items, ...rest }: Job, inProcess: boolean): Promise<ChunkResult> {
    let [rows, tally, times] = ['', {} as Tally, [] as readonly number[]];
    for (const item of items) {
      const result = await this.alone({ ...rest, items: [item] }, item, inProcess);
      rows += result.rows;
      tally = addTallies(tally, result.tally);
      times = [...times, ...result.times];
    }
    return { rows, tally, times };
  }

  private async alone(job: Job, item: Item, inProcess: boolean): Promise<ChunkResult> {
    try {
      return await this.attempt(job, inProcess);
    } catch (error) {
      if (!(error instanceof WorkerDied) || this.closed) throw error;
      const row = kindById(job.kind)!.failed(item, `its worker failed twice: ${error.message}`);
      return resultOf([row], [0]);
    }
  }

  private async attempt(job: Job, inProcess: boolean): Promise<ChunkResult> {
    const worker = inProcess ? this.spawn(processWorker) : (this.idle.pop() ?? this.spawn(threadWorker));
    try {
      const result = await worker.work(job);
      if (!inProcess) this.idle.push(worker);
      return result;
    } catch (error) {
      // After a failure its state is unknown.
      this.all.delete(worker);
      await worker.close();
      throw error;
    } finally {
      if (inProcess) {
        this.all.delete(worker);
        await worker.close();
      }
    }
  }

  private spawn(make: typeof threadWorker): ChunkWorker {
    // It may have come between a free place and this.
    if (this.closed) throw new PoolClosed('the work was stopped');
    const { script = SCRIPT, threads } = this.options;
    const share = Math.floor(Math.max(256, Math.min(4096, totalmem() / 2 ** 21 / threads)));
    const worker = make(script, this.tables, this.options.heapMegabytes ?? share);
    this.all.add(worker);
    return worker;
  }
}
