import { Worker } from 'node:worker_threads';
import type { AtlasRow } from '@slidewise/core/contract';
import type { ClassTask, ShardNews } from './shard-worker.js';

/** How many shards may be done before the one that is to come next, for each thread: it bounds the memory. */
const AHEAD = 256;

/** The rows of all shards, in their order, done in threads; the rest is given up where the caller stops or the signal says so. */
export async function* rowsInOrder(
  task: ClassTask,
  shards: number,
  threads: number,
  signal: AbortSignal,
): AsyncGenerator<ShardNews> {
  const done = new Map<number, readonly AtlasRow[]>();
  const idle: Worker[] = [];
  let [given, taken] = [0, 0];
  let failure: Error | undefined;
  let wake = (): void => {};
  const workers = Array.from({ length: Math.min(threads, shards) }, () => {
    const worker = new Worker(new URL('./shard-worker.js', import.meta.url), { workerData: task });
    worker.on('message', ({ shard, rows }: ShardNews) => {
      done.set(shard, rows);
      idle.push(worker);
      wake();
    });
    worker.on('error', (error: Error) => {
      failure ??= error;
      wake();
    });
    idle.push(worker);
    return worker;
  });
  const stop = (): void => wake();
  signal.addEventListener('abort', stop);
  try {
    while (taken < shards && !signal.aborted) {
      while (idle.length > 0 && given < Math.min(shards, taken + AHEAD * threads)) idle.pop()!.postMessage(given++);
      const rows = done.get(taken);
      if (rows !== undefined) {
        done.delete(taken);
        yield { shard: taken++, rows };
      } else if (failure !== undefined) throw failure;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
