import { createHash, randomUUID } from 'node:crypto';
import { fetchTableFrom, inThreads, RunError, type RunOptions, runBoards } from '@slidewise/batch';
import { openMerge } from '@slidewise/batch/merge';
import type { RedisPlace } from '@slidewise/batch/redis';
import { message } from '@slidewise/core/messages';
import type { Result } from '@slidewise/core/result';
import { ok, problem } from '@slidewise/core/result';
import { PuzzleFolder } from '@slidewise/node/puzzles';
import { DiskTableCache } from '@slidewise/node/tables';
import type { RequestLimits } from '../operations/operation-work.js';
import { Batch, type BatchRecord } from './batch.js';
import { BatchFolder } from './batch-folder.js';
import { type BatchInput, optionsOf } from './batch-request.js';

/** How batches are worked on. */
export interface BatchOptions {
  /** The folder that keeps them. */
  readonly folder: string;
  readonly version: string;
  /** The folder of the collection, for links that name its boards. */
  readonly puzzles: string;
  readonly limits: RequestLimits;
  /** Threads of this process … */
  readonly threads: number;
  /** … or workers on other machines. */
  readonly redis?: RedisPlace;
  /** Called for what whoever runs the service should know. */
  report(note: string): void;
}

/** Batches that may wait or run at a time. */
const MOST_OPEN = 1000;

/** The code of the problem that too many batches are open. */
export const TOO_MANY = 'too-many-batches';
const tooMany = message(TOO_MANY, () => `${MOST_OPEN} batches wait already: try again later`);
const keyReused = message(
  'idempotency-key-reused',
  () => 'another batch was sent with this Idempotency-Key: a key belongs to one request',
);

/** Batches of boards, worked on one after another. What was accepted outlasts the program: the next one goes on with it. */
export class BatchQueue {
  private readonly folder: BatchFolder;
  private readonly batches = new Map<string, Batch>();
  private readonly waiting: Batch[] = [];
  private readonly release: () => void;
  /** By their keys: requests with one that is just being accepted wait for it. */
  private readonly accepting = new Map<string, Promise<Result<Batch>>>();
  private working: Promise<void> | undefined;
  private closed = false;

  /** Fails with a sentence for the user if another service has the folder. */
  constructor(private readonly options: BatchOptions) {
    this.folder = new BatchFolder(options.folder);
    this.release = this.folder.open();
    for (const { record, end } of this.folder.all()) {
      const batch = new Batch(record);
      if (end !== undefined) batch.finish(end);
      else this.waiting.push(batch);
      this.batches.set(record.id, batch);
    }
    this.work();
  }

  get(id: string): Batch | undefined {
    return this.batches.get(id);
  }

  all(): readonly Batch[] {
    return [...this.batches.values()];
  }

  /** Accepts a batch, or gives the one that was accepted with the same key. */
  accept(input: BatchInput, key: string | undefined): Promise<Result<Batch>> {
    if (key === undefined) return this.add(input, undefined);
    const named = { name: hash(key), body: hash(JSON.stringify(input)) };
    const known = this.all().find(({ record }) => record.key?.name === named.name);
    const accepting = known === undefined ? this.accepting.get(named.name) : Promise.resolve(ok(known));
    if (accepting !== undefined) {
      return accepting.then((found) =>
        !found.ok || found.value.record.key?.body === named.body ? found : problem(keyReused()),
      );
    }
    const added = this.add(input, named).finally(() => this.accepting.delete(named.name));
    this.accepting.set(named.name, added);
    return added;
  }

  /** Ends a batch that waits or runs, and removes one that has ended. */
  async cancel(batch: Batch): Promise<void> {
    const { id } = batch.record;
    if (batch.end !== undefined) {
      this.batches.delete(id);
      this.folder.remove(id);
      return;
    }
    batch.abort.abort();
    const place = this.waiting.indexOf(batch);
    if (place >= 0) {
      this.waiting.splice(place, 1);
      await this.end(batch, { status: 'cancelled' });
    } else await this.working;
  }

  /** The rows of a batch in the order of its boards, some lines at a time; with `partial` those that are there. */
  async *rows({ record: { id } }: Batch, partial: boolean): AsyncGenerator<string> {
    const { rows } = await openMerge(this.folder.run(id), partial);
    for await (const some of rows()) if (some.length > 0) yield `${some.join('\n')}\n`;
  }

  /** Stops the batch that runs, which the next service goes on with. */
  async close(): Promise<void> {
    this.closed = true;
    for (const batch of this.batches.values()) batch.abort.abort();
    await this.working;
    this.release();
  }

  private async add(input: BatchInput, key: BatchRecord['key'] | undefined): Promise<Result<Batch>> {
    const options = optionsOf(input, this.options.limits);
    if (!options.ok) return options;
    if (this.all().filter(({ end }) => end === undefined).length >= MOST_OPEN) return problem(tooMany());
    const { kind, unique = false, boards } = input;
    const about = { id: randomUUID(), kind, version: this.options.version, created: new Date().toISOString() };
    const record: BatchRecord = { ...about, options: options.value, unique, ...(key && { key }) };
    await this.folder.add(record, boards);
    const batch = new Batch(record);
    this.batches.set(record.id, batch);
    this.waiting.push(batch);
    this.work();
    return ok(batch);
  }

  private work(): void {
    this.working ??= this.workOnAll().finally(() => {
      this.working = undefined;
      if (this.waiting.length > 0 && !this.closed) this.work();
    });
  }

  private async workOnAll(): Promise<void> {
    for (let batch = this.waiting.shift(); batch !== undefined; batch = this.waiting.shift()) {
      if (this.closed) return;
      await this.workOn(batch);
    }
  }

  private async workOn(batch: Batch): Promise<void> {
    batch.begin();
    const tables = new DiskTableCache(this.options.report);
    try {
      const { complete } = await this.run(batch, tables);
      if (complete) await this.end(batch, { status: 'done' });
      else if (!this.closed) await this.end(batch, { status: 'cancelled' });
    } catch (error) {
      if (this.closed) return;
      if (!(error instanceof RunError)) this.options.report((error as Error).stack ?? String(error));
      const why = error instanceof RunError ? error.message : 'the service is at fault, and has written down why';
      await this.end(batch, { status: 'failed', error: why });
    } finally {
      await tables.close();
    }
  }

  private async run(batch: Batch, tables: DiskTableCache) {
    const { id, kind, version, options, unique } = batch.record;
    const puzzles = new PuzzleFolder(this.options.puzzles);
    const boards = { name: 'boards', path: this.folder.boards(id) };
    return runBoards({
      out: this.folder.run(id),
      command: { kind, version, options, unique, inputs: [boards.name] },
      files: async function* () {
        yield boards;
      },
      puzzleNamed: (name) => puzzles.named(name),
      count: { bytes: 0, characters: 0, taken: 0 },
      backend: await this.backend(tables),
      signal: batch.abort.signal,
      report: this.options.report,
      onProgress: (progress) => batch.advance(progress),
    });
  }

  private async backend(tables: DiskTableCache): Promise<RunOptions['backend']> {
    const { redis, threads, report } = this.options;
    if (redis === undefined) return inThreads(threads, fetchTableFrom(tables));
    // Loaded only where it is needed: it is larger than all the rest.
    const { RedisBackend } = await import('@slidewise/batch/redis');
    return (manifest) => RedisBackend.open(manifest, redis, report);
  }

  private async end(batch: Batch, end: { status: 'done' | 'cancelled' | 'failed'; error?: string }): Promise<void> {
    const { items, total, tally } = batch.report;
    const whole = { ...end, items, total, tally };
    await this.folder.end(batch.record.id, whole);
    batch.finish(whole);
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
