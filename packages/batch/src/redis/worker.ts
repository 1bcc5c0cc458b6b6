import { hostname } from 'node:os';
import { untilAborted } from '@slidewise/node/abort';
import { DelayedError, type Job, type Queue, WaitingError, Worker } from 'bullmq';
import { kindById } from '../kinds/index.js';
import { type FetchTable, SharedTables } from '../threads/shared-tables.js';
import { PoolClosed, WorkerPool } from '../threads/worker-pool.js';
import { connect, type RedisPlace, shownUrl } from './connect.js';
import { reportOutages } from './connection-news.js';
import { Presence } from './presence.js';
import { JOB_OPTIONS, queueOf, type ResultData, resultsOf, runKey, WORK, type WorkData } from './queues.js';
import { answerOf, refusalOf } from './refusal.js';
import { settleWithin } from './settle-within.js';

export interface WorkerOptions {
  readonly place: RedisPlace;
  readonly threads: number;
  readonly version: string;
  readonly fetchTable: FetchTable;
  /** After so many milliseconds without a sign of life, others take over what a worker is doing. */
  readonly lock: number;
  /** Ends it: it takes nothing more, and finishes or hands back what it has. */
  readonly signal: AbortSignal;
  /** Called when it has begun. */
  onReady(): void;
  /** Called with messages for users; after each chunk also with the number of its items and their name. */
  report(note: string): void;
  onItems(items: number, unit: string): void;
}

/** A chunk may still be finished for so long, in milliseconds, when the worker is to end, unless its lock is shorter; and handing it back may take so long. */
const GRACE = 5000;
const HAND_BACK = 2000;
/** Saying that it is gone may take so long, in milliseconds: others notice anyway. */
const LEAVING = 1000;
/** A chunk whose workers have vanished so often may be the reason. */
const SUSPICION = 3;
/** So many runs' queues are kept open. */
const MOST_QUEUES = 32;
/** What is for another version is left for this long before it is looked at again. */
const OTHER_VERSION = 5000;

/** Works on chunks from the queue until its signal is aborted. */
export async function serveQueue(options: WorkerOptions): Promise<void> {
  const { place, threads, version, lock, signal, report } = options;
  const redis = connect(place);
  const calm = reportOutages(redis, shownUrl(place.url), report);
  const pool = new WorkerPool({ threads, tables: new SharedTables(options.fetchTable) });
  const id = `${hostname()}-${process.pid}`;
  const presence = new Presence(redis, place.prefix, { role: 'worker', id, version, threads });
  const results = new ResultQueues(redis, place.prefix);
  /** Aborted with the reason where Redis refuses to write: no process gets any further then. */
  const refused = new AbortController();
  const giveUpOn = (error: unknown): void => {
    const refusal = refusalOf(error, shownUrl(place.url));
    if (refusal !== undefined) refused.abort(refusal);
  };
  let worker: Worker<WorkData> | undefined;
  try {
    await presence.enter();
    worker = new Worker<WorkData>(WORK, (job, token) => workOn(job, token!), {
      connection: redis,
      prefix: place.prefix,
      name: id,
      concurrency: threads,
      lockDuration: lock,
      stalledInterval: Math.ceil(lock / 2),
      // Never: whatever is lost is done again.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      drainDelay: 2,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
      skipVersionCheck: true,
    });
    // A lost connection is reported elsewhere; a lost lock means that another worker has done the work.
    worker.on('error', giveUpOn);
    await worker.waitUntilReady();
    options.onReady();
    await untilAborted(AbortSignal.any([signal, refused.signal]));
    await stop(worker);
    refused.signal.throwIfAborted();
  } catch (error) {
    throw answerOf(error, shownUrl(place.url)) ?? error;
  } finally {
    calm();
    await settleWithin(redis, presence.leave(), LEAVING);
    await pool.close();
    redis.disconnect();
  }

  async function workOn(job: Job<WorkData>, token: string): Promise<void> {
    const { run, chunk, items, kind, options: how } = job.data;
    if (job.data.version !== version) {
      report(`a chunk of slidewise ${job.data.version} is left to others: this is ${version}`);
      await job.moveToDelayed(Date.now() + OTHER_VERSION, token);
      throw new DelayedError();
    }
    try {
      const result = await pool.work({ kind, options: how, items }, job.stalledCounter >= SUSPICION);
      await results.add(run, job.id!, { ...result, chunk });
      options.onItems(items.length, kindById(kind)!.unit);
    } catch (error) {
      giveUpOn(error);
      if (!(error instanceof PoolClosed)) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }

  /** Finishes what is being worked on if that does not take long, and else hands it back. */
  async function stop(running: Worker<WorkData>): Promise<void> {
    const closed = running.close();
    // Where Redis is away, nothing can be sent or handed back: others take over when the locks are over.
    await settleWithin(redis, closed, Math.min(GRACE, lock));
    await pool.close();
    await settleWithin(redis, closed, HAND_BACK);
  }
}

/** The queues of runs, opened when they are needed. */
class ResultQueues {
  private readonly queues = new Map<string, Queue<ResultData>>();

  constructor(
    private readonly redis: ReturnType<typeof connect>,
    private readonly prefix: string,
  ) {}

  /** Sends a result back, unless no process waits for it any more: it would stay there for ever. */
  async add(run: string, jobId: string, data: ResultData): Promise<void> {
    if ((await this.redis.exists(runKey(this.prefix, run))) === 0) return;
    const queue = this.queues.get(run) ?? queueOf<ResultData>(resultsOf(run), this.redis, this.prefix);
    this.queues.delete(run);
    this.queues.set(run, queue);
    if (this.queues.size > MOST_QUEUES) this.queues.delete(this.queues.keys().next().value!);
    await queue.add('result', data, { ...JOB_OPTIONS, jobId });
  }
}
