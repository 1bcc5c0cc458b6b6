import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { tableAt } from '@slidewise/core/solving';
import type { ChunkResult } from '../chunks/chunk.js';
import type { Job, News, Order, SharedTable } from './messages.js';
import type { CrewTables } from './shared-tables.js';

/** Room for what lives briefly: with more than usual, it is collected less often, which took about a tenth less of the processor's time. */
const YOUNG_MEGABYTES = 64;

/** The worker has ended before it was done: for want of memory, say. */
export class Death extends Error {
  override readonly name = 'Death';
}

/** A thread or process, by what both have in common. */
interface Body {
  send(order: Order): void;
  onNews(listener: (news: News) => void): void;
  /** Called once, when it has ended, with the reason. */
  onEnd(listener: (reason: string) => void): void;
  end(): Promise<unknown>;
}

/** Works on one job after another, in a thread or a process of its own. */
export class Hand {
  /** Whether it can be given a job. */
  isAlive = true;
  private waiting: { resolve(result: ChunkResult): void; reject(error: Error): void } | undefined;
  private readonly ready: Promise<void>;

  constructor(
    private readonly body: Body,
    private readonly tables: CrewTables,
  ) {
    this.ready = new Promise((resolve, reject) => {
      body.onNews((news) => {
        if ('ready' in news) resolve();
        else void this.hear(news);
      });
      body.onEnd((reason) => {
        this.isAlive = false;
        // Before it was ready: nothing that it was given is to blame.
        reject(new Error(`a worker could not be started: ${reason}`));
        this.waiting?.reject(new Death(reason));
      });
    });
    this.ready.catch(() => {});
  }

  async work(job: Job): Promise<ChunkResult> {
    await this.ready;
    return new Promise((resolve, reject) => {
      if (!this.isAlive) reject(new Death('it has ended'));
      this.waiting = { resolve, reject };
      this.body.send({ job });
    });
  }

  async close(): Promise<void> {
    await this.body.end();
  }

  private async hear(news: Exclude<News, { ready: true }>): Promise<void> {
    if ('result' in news) this.waiting?.resolve(news.result);
    else if ('failure' in news) this.waiting?.reject(new Death(news.failure));
    else {
      const { family, requests } = news.want;
      const tables = await Promise.all(requests.map((request) => this.tables.get(family, request)));
      if (this.isAlive) this.body.send({ tables: tables.flatMap((table) => table ?? []) });
    }
  }
}

/** A thread; the memory of its objects is limited, so that it ends before the process does. */
export function threadHand(script: URL, tables: CrewTables, heapMegabytes: number): Hand {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  let reason = 'it has ended';
  worker.on('error', (error: NodeJS.ErrnoException) => {
    reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'the memory was used up' : error.message;
  });
  return new Hand(
    {
      send: (order) => worker.postMessage(order),
      onNews: (listener) => void worker.on('message', listener),
      onEnd: (listener) => void worker.on('exit', () => listener(reason)),
      end: () => worker.terminate(),
    },
    tables,
  );
}

/** A table for a process, which shares no memory with this one. */
function copied(table: SharedTable): SharedTable {
  return 'place' in table ? { id: table.id, bytes: tableAt(table.place).slice() } : table;
}

/** A process, for what may end more than a thread; it has its own copy of every table. */
export function processHand(script: URL, tables: CrewTables, heapMegabytes: number): Hand {
  const child = fork(script, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('exit', (code, signal) =>
      resolve(signal === null ? `its process has ended with ${code}` : `its process was ended by ${signal}`),
    );
  });
  return new Hand(
    {
      send: (order) => child.send('tables' in order ? { tables: order.tables.map(copied) } : order, () => {}),
      onNews: (listener) => void child.on('message', listener),
      onEnd: (listener) => void ended.then(listener),
      end: () => {
        child.kill('SIGKILL');
        return ended;
      },
    },
    tables,
  );
}
