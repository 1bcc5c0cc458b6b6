import { type Spawned, spawnThread } from '@slidewise/node/workers';
import type { Job, JobEnd, ThreadData, ThreadNews, ThreadOrder } from './messages.js';

/** The memory of a thread for its objects: the tables of a search are not among these. */
const HEAP_MEGABYTES = 512;

/** Who hears of a thread. */
export interface ThreadListener {
  /** Milliseconds that one request may take. */
  readonly patience: number;
  onEnd(job: Job, end: JobEnd | { readonly ended: string }): void;
  /** There is room for more. */
  onFree(): void;
}

/** A thread that works on requests one after another. It is started when there is something to do, and again when it has ended. */
export class SolverThread {
  /** How often it was ended because it did not answer in time. */
  killed = 0;
  private thread: Spawned<ThreadOrder> | undefined;
  /** In the order in which they are worked on. */
  private sent: Job[] = [];
  private watch: NodeJS.Timeout | undefined;

  constructor(
    private readonly data: ThreadData,
    private readonly listener: ThreadListener,
  ) {}

  /** Requests that it has and has not answered. */
  get jobs(): number {
    return this.sent.length;
  }

  /** Whether it has a request that may take long. */
  get isTaken(): boolean {
    return this.sent.some(({ brief }) => !brief);
  }

  /** Starts it, if it does not run. */
  start(): Spawned<ThreadOrder> {
    if (this.thread !== undefined) return this.thread;
    const thread: Spawned<ThreadOrder> = spawnThread<ThreadOrder, readonly ThreadNews[]>(
      new URL('./operation-worker.js', import.meta.url),
      {
        data: this.data,
        heapMegabytes: HEAP_MEGABYTES,
        onMessage: (news) => {
          if (this.thread === thread) this.hear(news);
        },
        onError: () => {},
        onEnd: (reason) => {
          if (this.thread === thread) this.lost(reason);
        },
      },
    );
    this.thread = thread;
    return thread;
  }

  send(jobs: readonly Job[]): void {
    const thread = this.start();
    this.sent.push(...jobs);
    thread.send({ jobs });
    if (this.sent.length === jobs.length) this.watchFirst();
  }

  /** Drops a request that it has; if it does not notice in time, it is ended. */
  cancel(id: number, grace: number): void {
    if (!this.sent.some((job) => job.id === id)) return;
    this.thread?.send({ cancel: id });
    const isStill = (): boolean => this.sent[0]?.id === id;
    setTimeout(() => isStill() && this.kill('nobody waits for the answer'), grace).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.watch);
    const { thread } = this;
    this.thread = undefined;
    this.sent = [];
    await thread?.end();
  }

  private hear(news: readonly ThreadNews[]): void {
    for (const { id, end } of news) {
      const place = this.sent.findIndex((job) => job.id === id);
      const [job] = this.sent.splice(place, 1);
      if (place === 0) this.watchFirst();
      this.listener.onEnd(job!, end);
    }
    this.listener.onFree();
  }

  /** The first request has its time from now on. */
  private watchFirst(): void {
    clearTimeout(this.watch);
    const [first] = this.sent;
    if (first === undefined) return;
    this.watch = setTimeout(() => this.kill('it took too long'), this.listener.patience);
    this.watch.unref();
  }

  private kill(reason: string): void {
    this.killed++;
    const { thread } = this;
    this.lost(reason);
    void thread?.end();
  }

  /** Whatever the thread was doing is its fault; the requests behind it go to the next thread. */
  private lost(reason: string): void {
    clearTimeout(this.watch);
    this.thread = undefined;
    const [first, ...others] = this.sent;
    this.sent = [];
    if (first !== undefined) this.listener.onEnd(first, { ended: reason });
    if (others.length > 0) this.send(others);
    this.listener.onFree();
  }
}
