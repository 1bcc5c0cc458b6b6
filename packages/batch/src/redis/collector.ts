import { hostname } from 'node:os';
import { orAborted } from '@slidewise/node/abort';
import { type Job, type Queue, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { checkResult } from '../chunks/check-result.js';
import type { Chunk, ChunkResult } from '../chunks/chunk.js';
import type { Manifest } from '../run/manifest.js';
import type { Backend } from '../run/run.js';
import { RunError } from '../run-error.js';
import { connect, type RedisPlace, shownUrl } from './connect.js';
import { reportOutages } from './connection-news.js';
import { Presence } from './presence.js';
import { jobIdOf, queueOf, type ResultData, resultsOf, runKey, WORK, WORK_OPTIONS, type WorkData } from './queues.js';
import { answerOf, refusalOf } from './refusal.js';
import { atMost, settleWithin } from './settle-within.js';

/** A chunk that another process works on. */
interface InFlight {
  readonly chunk: Chunk;
  readonly done: (result: ChunkResult) => Promise<void>;
  since: number;
  /** How many results for it were wrong. */
  wrong: number;
}

/** The chunks in flight: at least so many, and so many for each thread of a worker. */
const LEAST_IN_FLIGHT = 16;
const FOR_EACH_THREAD = 3;
/** How often it is looked whether chunks have got lost, and how old those are that are looked at, in milliseconds. */
const AUDIT = 2000;
const OLD = 3000;
/** How long a result may take to be written before it is handed over again, and how long to wait for Redis at the end. */
const LOCK = 10_000;
const LEAVING = 2000;
/** When it is looked whether there is any worker, in milliseconds, and how often after that; if there is none, it is said how to start one. */
const ALONE = 1500;
/** How long workers keep sending the results of a run whose collector was killed, in milliseconds: a day, in which it may be gone on with. */
const KEPT = 86_400_000;
/** After so many wrong results for a chunk, the run ends: a worker is broken, or another program writes to this Redis. */
const MOST_WRONG = 5;
/** The token by which BullMQ skips the check of a lock's owner. */
const NO_OWNER = '0';

/** Work on other machines: chunks go out on one queue and come back on another. Nothing is lost with Redis: what it forgets is sent again. */
export class RedisBackend implements Backend {
  private readonly redis: Redis;
  private readonly work: Queue<WorkData>;
  private readonly results: Queue<ResultData>;
  private readonly presence: Presence;
  private readonly inFlight = new Map<string, InFlight>();
  /** Results of an earlier part of the run, for chunks that have not been cut yet. They have not been checked. */
  private readonly early = new Map<string, unknown>();
  private readonly waiting = new Set<() => void>();
  private readonly calm: () => void;
  private collecting: Worker<ResultData> | undefined;
  private auditing: NodeJS.Timeout | undefined;
  private lonely: NodeJS.Timeout | undefined;
  private failure: unknown;
  private stopped: Promise<void> | undefined;
  /** Whether all chunks are done. */
  private finished = false;
  /** Aborted when it is over, for whatever reason. */
  private readonly over = new AbortController();
  /** The number of the last chunk that was submitted. */
  private last = -1;

  private constructor(
    private readonly manifest: Manifest,
    private readonly place: RedisPlace,
    private readonly report: (note: string) => void,
  ) {
    const { prefix } = place;
    this.redis = connect(place);
    this.calm = reportOutages(this.redis, shownUrl(place.url), report);
    this.work = queueOf<WorkData>(WORK, this.redis, prefix);
    this.results = queueOf<ResultData>(resultsOf(manifest.run), this.redis, prefix);
    const { version, run } = manifest;
    const id = `${hostname()}-${process.pid}`;
    this.presence = new Presence(this.redis, prefix, { role: 'collector', id, version, threads: 0, run });
  }

  /** Connects to Redis, and takes over what an earlier process of this run has left there. */
  static async open(manifest: Manifest, place: RedisPlace, report: (note: string) => void): Promise<RedisBackend> {
    const backend = new RedisBackend(manifest, place, report);
    try {
      await backend.begin();
    } catch (error) {
      backend.calm();
      backend.redis.disconnect();
      throw answerOf(error, shownUrl(place.url)) ?? error;
    }
    return backend;
  }

  async submit(chunk: Chunk, done: (result: ChunkResult) => Promise<void>): Promise<void> {
    const { run } = this.manifest;
    const jobId = jobIdOf(run, chunk.number, chunk.id);
    this.last = chunk.number;
    const early = this.early.get(jobId);
    if (early !== undefined) {
      this.early.delete(jobId);
      const checked = await checkResult(early, chunk, this.manifest);
      if ('result' in checked) return done(checked.result);
      this.reportWrong(chunk, checked.wrong);
    }
    while (this.inFlight.size >= this.window && !this.isOver) await this.change();
    if (this.failure !== undefined) throw this.failure;
    if (this.stopped !== undefined) return;
    this.inFlight.set(jobId, { chunk, done, since: Date.now(), wrong: 0 });
    // Redis may be away when everything is to end.
    await orAborted(this.send(jobId, chunk), this.over.signal);
  }

  async finish(): Promise<void> {
    while (this.inFlight.size > 0 && !this.isOver) await this.change();
    if (this.failure !== undefined) throw this.failure;
    this.finished = this.inFlight.size === 0;
  }

  /** Takes back what no worker has begun, and leaves nothing behind. */
  stop(): Promise<void> {
    this.stopped ??= this.end();
    this.changed();
    return this.stopped;
  }

  private async begin(): Promise<void> {
    const { prefix } = this.place;
    await this.presence.enter(() => this.redis.set(runKey(prefix, this.manifest.run), Date.now(), 'PX', KEPT));
    await this.takeOver();
    this.collecting = new Worker<ResultData>(this.results.name, (job, token) => this.collect(job, token!), {
      connection: this.redis,
      prefix,
      concurrency: 4,
      lockDuration: LOCK,
      stalledInterval: LOCK / 2,
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      drainDelay: 2,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
      skipVersionCheck: true,
    });
    this.collecting.on('error', (error) => {
      this.giveUpOn(error);
      if (error instanceof SyntaxError) void this.takeOver(true).catch(() => {});
    });
    this.auditing = setInterval(() => void this.audit().catch(() => {}), AUDIT);
    this.lonely = setInterval(() => {
      if (this.presence.workers.length > 0) return;
      clearInterval(this.lonely);
      this.report('no worker is there: slidewise batch worker --redis … starts one, on any machine');
    }, ALONE);
  }

  /**
   * Takes back what an earlier part of the run was writing when it was killed: there is no other collector that could, for the directory is locked. With `unreadable`,
   * only what BullMQ cannot read.
   */
  private async takeOver(unreadable = false): Promise<void> {
    for (const jobId of await this.redis.lrange(this.results.toKey('active'), 0, -1)) {
      const made = await this.makeReadable(jobId);
      if (made || !unreadable) await (await this.results.getJob(jobId))?.moveToWait(NO_OWNER).catch(() => {});
    }
  }

  /** BullMQ throws on a result that is not JSON, again and again: puts one in its place that is refused. Returns whether that was needed. */
  private async makeReadable(jobId: string): Promise<boolean> {
    const key = this.results.toKey(jobId);
    const data = await this.redis.hget(key, 'data');
    if (data === null || isJson(data)) return false;
    await this.redis.hset(key, 'data', 'null');
    return true;
  }

  private get window(): number {
    return Math.max(LEAST_IN_FLIGHT, FOR_EACH_THREAD * this.presence.threads);
  }

  private get isOver(): boolean {
    return this.failure !== undefined || this.stopped !== undefined;
  }

  private async send(jobId: string, { number, items }: Chunk): Promise<void> {
    const { version, kind, options, run } = this.manifest;
    try {
      await this.work.add(kind, { version, kind, options, run, chunk: number, items }, { ...WORK_OPTIONS, jobId });
    } catch (error) {
      throw this.giveUpOn(error) ?? answerOf(error, shownUrl(this.place.url)) ?? error;
    }
  }

  /** Ends it where Redis refuses to write: no process gets any further then. Other errors pass. */
  private giveUpOn(error: unknown): Error | undefined {
    const refusal = refusalOf(error, shownUrl(this.place.url));
    if (refusal === undefined || this.isOver) return refusal;
    this.failure = refusal;
    this.changed();
    return refusal;
  }

  /** Writes a result that has come back, if it is one. When this returns, Redis forgets it. */
  private async collect(job: Job<unknown>, token: string): Promise<void> {
    const jobId = job.id!;
    const entry = this.inFlight.get(jobId);
    if (entry === undefined) {
      // The result of a chunk that was done before is dropped.
      const { chunk } = (job.data ?? {}) as Partial<ResultData>;
      if (Number.isSafeInteger(chunk) && chunk! > this.last) this.early.set(jobId, job.data);
    } else {
      const checked = await checkResult(job.data, entry.chunk, this.manifest);
      if ('wrong' in checked) this.refuse(entry, checked.wrong);
      else await this.write(jobId, entry, checked.result, () => job.moveToWait(token));
    }
    this.changed();
  }

  private async write(
    jobId: string,
    entry: InFlight,
    result: ChunkResult,
    putBack: () => Promise<unknown>,
  ): Promise<void> {
    try {
      await entry.done(result);
      this.inFlight.delete(jobId);
    } catch (error) {
      // A full disk, say: the result goes back, for when there is room again.
      this.failure ??= error;
      this.changed();
      await putBack();
      throw new WaitingError();
    }
  }

  /** Drops a wrong result. The next audit finds that the chunk is on no queue, and sends it again. */
  private refuse(entry: InFlight, wrong: string): void {
    this.reportWrong(entry.chunk, wrong);
    entry.since = 0;
    if (++entry.wrong < MOST_WRONG) return;
    this.failure ??= new RunError(
      `${shownUrl(this.place.url)}: the result of chunk ${entry.chunk.number} was wrong ${MOST_WRONG} times (${wrong}); a worker is broken, or another program writes to this Redis`,
    );
  }

  private reportWrong({ number }: Chunk, wrong: string): void {
    this.report(`note: the result of chunk ${number} in Redis is wrong: ${wrong}; it is done again`);
  }

  /** Sends again what is on neither queue: Redis has forgotten it. The order matters, for chunks go from the one to the other. */
  private async audit(): Promise<void> {
    for (const [jobId, entry] of this.inFlight) {
      if (Date.now() - entry.since < OLD) continue;
      if ((await this.work.getJobState(jobId)) !== 'unknown') continue;
      if ((await this.results.getJobState(jobId)) !== 'unknown') continue;
      if (!this.inFlight.has(jobId) || this.isOver) continue;
      entry.since = Date.now();
      await this.send(jobId, entry.chunk);
    }
  }

  private async end(): Promise<void> {
    clearInterval(this.auditing);
    clearInterval(this.lonely);
    const tidy = async (): Promise<void> => {
      await this.collecting?.close();
      // What a worker has begun cannot be taken back.
      for (const jobId of this.inFlight.keys()) await this.work.remove(jobId).catch(() => {});
      if (this.failure === undefined) await this.results.obliterate({ force: true });
      // Every process that is present sets the key of the run again and again.
      await this.presence.leave();
      await this.redis.del(runKey(this.place.prefix, this.manifest.run));
    };
    // A user who ends it does not want to wait for a Redis that is away: the next part of the run tidies up. When all is done there is none, and Redis may be back soon.
    await (this.finished ? atMost(tidy(), LEAVING) : settleWithin(this.redis, tidy(), LEAVING));
    this.presence.rest();
    this.calm();
    this.redis.disconnect();
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  private changed(): void {
    if (this.isOver) this.over.abort();
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
