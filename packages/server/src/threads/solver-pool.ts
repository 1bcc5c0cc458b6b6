import { makingOf } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { positionId } from '@slidewise/core/session';
import type { Runs } from '../operations/operation.js';
import type { RequestLimits } from '../operations/operation-work.js';
import type { Folders, Job, JobEnd, ThreadData } from './messages.js';
import { SolverThread } from './solver-thread.js';

/** How a pool is set up. */
export interface PoolOptions {
  /** Threads for boards that take longer than a slice, beside the one that answers all others. */
  readonly longThreads: number;
  /** Requests that may wait for a thread, of either kind. */
  readonly queue: number;
  readonly limits: RequestLimits;
  readonly folders: Folders;
  /** Whether it has a thread for episodes of programs that learn. */
  readonly gym?: boolean;
}

/** What became of a request. */
export type RequestEnd =
  | Exclude<JobEnd, { readonly handOver: true }>
  /** Too many wait already. */
  | { readonly busy: true }
  /** It took more time or memory than the limits of a thread allow. */
  | { readonly ended: string };

/** Turns of a millisecond after which a request is handed over to a thread for long boards. */
const SLICE = 8;
/** Requests that are sent to the quick thread before it has answered: messages take as long as easy boards. */
const AHEAD = 16;
/** Requests that are sent to another thread to help the quick one: a long request waits for no more than these. */
const HELP = 4;
/** Milliseconds for a thread to notice that a request was cancelled or its time is over. */
const GRACE = 1000;

/** Boards of each family that are looked at before anybody asks. */
const WARM_UPS = 3;

interface Waiting {
  readonly job: Job;
  readonly finish: (end: RequestEnd) => void;
}

/** Random boards of each family, as ids. */
function boardsOfAll(): readonly string[] {
  const random = seededRandom(1);
  return families.flatMap((family) => {
    const { random: boardOf, sizes } = makingOf(family);
    return Array.from({ length: WARM_UPS }, () => positionId(family, boardOf(random, sizes.usual)));
  });
}

function sendAll(thread: SolverThread, waiting: readonly Waiting[]): void {
  if (waiting.length > 0) thread.send(waiting.map(({ job }) => job));
}

/** How much there is to do. */
export interface PoolLoad {
  readonly running: number;
  readonly waiting: number;
  /** Requests that took longer than a slice. */
  readonly handedOver: number;
  /** Threads that were ended because they did not answer in time. */
  readonly ended: number;
}

/** Threads that work on requests: one answers boards that take no longer than a slice, and hands all others over to the others. */
export class SolverPool {
  private readonly quick: SolverThread;
  private readonly long: readonly SolverThread[];
  private readonly gym: SolverThread | undefined;
  private readonly quickQueue: Waiting[] = [];
  private readonly longQueue: Waiting[] = [];
  private readonly open = new Map<number, Waiting>();
  private nextId = 1;
  private handedOver = 0;
  private closed = false;

  constructor(private readonly options: PoolOptions) {
    const { limits, folders, longThreads, gym = false } = options;
    const thread = (kind: Pick<ThreadData, 'gym'> = {}): SolverThread =>
      new SolverThread(
        { limits, folders, slice: SLICE, ...kind },
        {
          // A request on the quick thread ends with its slice, but for what cannot be interrupted.
          patience: limits.milliseconds + GRACE,
          onEnd: (job, end) => this.take(job, end),
          onFree: () => this.next(),
        },
      );
    this.quick = thread();
    this.long = Array.from({ length: longThreads }, () => thread());
    if (gym) this.gym = thread({ gym: true });
  }

  get load(): PoolLoad {
    const { threads } = this;
    return {
      running: threads.reduce((sum, { jobs }) => sum + jobs, 0),
      waiting: this.quickQueue.length + this.longQueue.length,
      handedOver: this.handedOver,
      ended: threads.reduce((sum, { killed }) => sum + killed, 0),
    };
  }

  /**
   * Starts all threads before the first request comes. The quick one looks at boards of each family, because programs that V8 has not
   * compiled yet take longer than a slice.
   */
  warmUp(): void {
    for (const thread of this.threads) thread.start();
    this.quick.send(
      boardsOfAll().map((board) => ({
        id: this.nextId++,
        operation: 'hint',
        input: { board },
        media: false,
        brief: true,
      })),
    );
  }

  /** Works on a request. Once the signal is given it is dropped: its thread stops working on it. */
  run(
    { operation, input, media = false, runs }: Omit<Job, 'id' | 'media' | 'brief'> & { media?: boolean; runs: Runs },
    signal: AbortSignal,
  ): Promise<RequestEnd> {
    const queue = runs === 'long' ? this.longQueue : this.quickQueue;
    const waitingFor = runs === 'gym' ? this.gym!.jobs : queue.length;
    if (this.closed || waitingFor >= this.options.queue) return Promise.resolve({ busy: true });
    const job: Job = { id: this.nextId++, operation, input, media, brief: runs === 'thread' };
    return new Promise((resolve) => {
      const drop = (): void => this.drop(job);
      const finish = (end: RequestEnd): void => {
        signal.removeEventListener('abort', drop);
        this.open.delete(job.id);
        resolve(end);
      };
      const waiting = { job, finish };
      this.open.set(job.id, waiting);
      if (runs === 'gym') this.gym!.send([job]);
      else queue.push(waiting);
      signal.addEventListener('abort', drop, { once: true });
      if (signal.aborted) drop();
      else this.next();
    });
  }

  /** Ends all threads, whatever they are doing. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { finish } of [...this.open.values()]) finish({ cancelled: true });
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private get threads(): readonly SolverThread[] {
    return [this.quick, ...this.long, ...(this.gym === undefined ? [] : [this.gym])];
  }

  private next(): void {
    if (this.closed) return;
    sendAll(this.quick, this.quickQueue.splice(0, Math.max(0, AHEAD - this.quick.jobs)));
    for (const thread of this.long) {
      const waiting = thread.jobs === 0 ? this.longQueue.shift() : undefined;
      if (waiting !== undefined) thread.send([waiting.job]);
      // Where the quick thread has more to do than it takes, the others help, unless long requests wait for them.
      else if (!thread.isTaken && this.longQueue.length === 0)
        sendAll(thread, this.quickQueue.splice(0, Math.max(0, HELP - thread.jobs)));
    }
  }

  private take(job: Job, end: JobEnd | { readonly ended: string }): void {
    const waiting = this.open.get(job.id);
    if (waiting === undefined) return;
    if (!('handOver' in end)) {
      waiting.finish(end);
      return;
    }
    this.handedOver++;
    if (this.longQueue.length >= this.options.queue) {
      waiting.finish({ busy: true });
      return;
    }
    const again = { ...waiting, job: { ...job, brief: false } };
    this.open.set(job.id, again);
    this.longQueue.push(again);
  }

  private drop(job: Job): void {
    const waiting = this.open.get(job.id);
    if (waiting === undefined) return;
    for (const queue of [this.quickQueue, this.longQueue]) {
      const place = queue.indexOf(waiting);
      if (place >= 0) queue.splice(place, 1);
    }
    waiting.finish({ cancelled: true });
    for (const thread of this.threads) thread.cancel(job.id, GRACE);
  }
}
