import { availableParallelism, totalmem } from 'node:os';
import type { ChunkResult } from '../chunks/chunk.js';
import { kindById } from '../kinds/index.js';
import { addTallies, type Item, type Tally } from '../kinds/kind.js';
import { Death, type Hand, processHand, threadHand } from './hand.js';
import type { Job } from './messages.js';
import { CrewTables, type SharedTables } from './shared-tables.js';
import { resultOf } from './work-on.js';

export interface CrewOptions {
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

/** The crew has been dismissed: what was being worked on is not done. */
export class Dismissed extends Error {
  override readonly name = 'Dismissed';
}

/** Threads that work on chunks. One that dies on a chunk is replaced, and the items of the chunk are tried one by one. */
export class Crew {
  private readonly idle: Hand[] = [];
  private readonly all = new Set<Hand>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;
  private dismissed = false;
  private readonly tables: CrewTables;

  constructor(private readonly options: CrewOptions) {
    this.tables = new CrewTables(options.tables);
  }

  /**
   * Works on a job when a thread is free. A job that is suspected of ending whole processes is done in one that can be spared.
   */
  async work(job: Job, suspect = false): Promise<ChunkResult> {
    await this.place();
    try {
      return await this.together(job, suspect);
    } catch (error) {
      throw this.dismissed ? new Dismissed('the work was stopped') : error;
    } finally {
      this.busy--;
      this.waiting.shift()?.();
    }
  }

  /** Ends all threads now, whatever they are doing. */
  async dismiss(): Promise<void> {
    this.dismissed = true;
    await Promise.all([...this.all].map((hand) => hand.close()));
    for (const next of this.waiting.splice(0)) next();
  }

  private async place(): Promise<void> {
    while (this.busy >= this.options.threads && !this.dismissed) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    if (this.dismissed) throw new Dismissed('the work was stopped');
    this.busy++;
  }

  private async together(job: Job, inProcess: boolean): Promise<ChunkResult> {
    try {
      return await this.attempt(job, inProcess);
    } catch (error) {
      if (!(error instanceof Death) || this.dismissed) throw error;
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
      if (!(error instanceof Death) || this.dismissed) throw error;
      const row = kindById(job.kind)!.failed(item, `its worker failed twice: ${error.message}`);
      return resultOf([row], [0]);
    }
  }

  private async attempt(job: Job, inProcess: boolean): Promise<ChunkResult> {
    const hand = inProcess ? this.hire(processHand) : (this.idle.pop() ?? this.hire(threadHand));
    try {
      const result = await hand.work(job);
      if (!inProcess) this.idle.push(hand);
      return result;
    } catch (error) {
      // After a failure its state is unknown.
      this.all.delete(hand);
      await hand.close();
      throw error;
    } finally {
      if (inProcess) {
        this.all.delete(hand);
        await hand.close();
      }
    }
  }

  private hire(make: typeof threadHand): Hand {
    // It may have come between a free place and this.
    if (this.dismissed) throw new Dismissed('the work was stopped');
    const { script = SCRIPT, threads } = this.options;
    const share = Math.floor(Math.max(256, Math.min(4096, totalmem() / 2 ** 21 / threads)));
    const hand = make(script, this.tables, this.options.heapMegabytes ?? share);
    this.all.add(hand);
    return hand;
  }
}
