import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { ChunkResult, RunTask } from '../chunks/chunk.js';
import type { Item } from '../kinds/kind.js';

/** The queue of all chunks, whatever run they belong to. */
export const WORK = 'work';

/** A chunk on its way to a worker. */
export interface WorkData extends RunTask {
  readonly run: string;
  readonly chunk: number;
  readonly items: readonly Item[];
}

/** A chunk on its way back. */
export interface ResultData extends ChunkResult {
  readonly chunk: number;
}

/** The queue on which the results of a run come back. */
export function resultsOf(run: string): string {
  return `results-${run}`;
}

/** The id of a chunk on the queues: the same chunk has the same, so that it is never there twice. No colons: they part the names of keys. */
export function jobIdOf(run: string, chunk: number, id: string): string {
  return `${run}-${chunk}-${id}`;
}

/** Finished jobs are not kept: memory holds only jobs in flight. */
export const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true } as const;
/** Work that fails is tried again, by any worker, and never given up: what a board does to a worker is the worker's concern. */
export const WORK_OPTIONS = { ...JOB_OPTIONS, attempts: 1_000_000, backoff: { type: 'fixed', delay: 1000 } } as const;

export function queueOf<Data>(name: string, connection: Redis, prefix: string): Queue<Data> {
  const queue = new Queue<Data>(name, {
    connection,
    prefix,
    skipVersionCheck: true,
    // Nothing here listens to events; they are kept for bull-board.
    streams: { events: { maxLen: 100 } },
  });
  queue.on('error', () => {});
  return queue as Queue<Data>;
}

/** The key that is there as long as a process waits for the results of a run. */
export function runKey(prefix: string, run: string): string {
  return `${prefix}:run:${run}`;
}
