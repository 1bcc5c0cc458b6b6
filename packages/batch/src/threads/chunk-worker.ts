import { tableAt } from '@slidewise/core/solving';
import { type Spawned, spawnProcess, spawnThread } from '@slidewise/node/workers';
import type { ChunkResult } from '../chunks/chunk.js';
import type { FromWorker, Job, SharedTable, ToWorker } from './messages.js';
import type { PoolTables } from './shared-tables.js';

/** Room for what lives briefly: with more than usual, it is collected less often, which took about a tenth less of the processor's time. */
const YOUNG_MEGABYTES = 64;

/** The worker has ended before it was done: for want of memory, say. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied';
}

/** What a thread or process is started with, to be told of its messages and its end. */
interface Listener {
  onMessage(message: FromWorker): void;
  onEnd(reason: string): void;
}

/** Works on one job after another, in a thread or a process of its own. */
export class ChunkWorker {
  /** Whether it can be given a job. */
  private isAlive = true;
  private waiting: { resolve(result: ChunkResult): void; reject(error: Error): void } | undefined;
  private readonly ready: Promise<void>;
  private readonly spawned: Spawned<ToWorker>;

  constructor(
    spawn: (listener: Listener) => Spawned<ToWorker>,
    private readonly tables: PoolTables,
  ) {
    let [begin, fail] = [(): void => {}, (_: Error): void => {}];
    this.ready = new Promise((resolve, reject) => {
      [begin, fail] = [resolve, reject];
    });
    this.ready.catch(() => {});
    this.spawned = spawn({
      onMessage: (message) => {
        if ('ready' in message) begin();
        else void this.handle(message);
      },
      onEnd: (reason) => {
        this.isAlive = false;
        // Before it was ready: nothing that it was given is to blame.
        fail(new Error(`a worker could not be started: ${reason}`));
        this.waiting?.reject(new WorkerDied(reason));
      },
    });
  }

  async work(job: Job): Promise<ChunkResult> {
    await this.ready;
    return new Promise((resolve, reject) => {
      if (!this.isAlive) reject(new WorkerDied('it has ended'));
      this.waiting = { resolve, reject };
      this.spawned.send({ job });
    });
  }

  async close(): Promise<void> {
    await this.spawned.end();
  }

  private async handle(message: Exclude<FromWorker, { ready: true }>): Promise<void> {
    if ('result' in message) this.waiting?.resolve(message.result);
    else if ('failure' in message) this.waiting?.reject(new WorkerDied(message.failure));
    else {
      const { family, requests } = message.want;
      const tables = await Promise.all(requests.map((request) => this.tables.get(family, request)));
      if (this.isAlive) this.spawned.send({ tables: tables.flatMap((table) => table ?? []) });
    }
  }
}

/** A thread; the memory of its objects is limited, so that it ends before the process does. */
export function threadWorker(script: URL, tables: PoolTables, heapMegabytes: number): ChunkWorker {
  const limits = { heapMegabytes, youngMegabytes: YOUNG_MEGABYTES };
  return new ChunkWorker((listener) => spawnThread(script, { ...limits, ...listener }), tables);
}

/** A process, for what may end more than a thread; it has its own copy of every table. */
export function processWorker(script: URL, tables: PoolTables, heapMegabytes: number): ChunkWorker {
  return new ChunkWorker((listener) => {
    const { send, end } = spawnProcess<ToWorker, FromWorker>(script, { heapMegabytes, ...listener });
    return { send: (message) => send('tables' in message ? { tables: message.tables.map(copied) } : message), end };
  }, tables);
}

/** A table for a process, which shares no memory with this one. */
function copied(table: SharedTable): SharedTable {
  return 'place' in table ? { id: table.id, bytes: tableAt(table.place).slice() } : table;
}
