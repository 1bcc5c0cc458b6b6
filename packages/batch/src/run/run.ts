import { orAborted } from '@slidewise/node/abort';
import { takeLock } from '@slidewise/node/files';
import type { Chunk, ChunkResult } from '../chunks/chunk.js';
import { cutIntoChunks } from '../chunks/cut.js';
import { ChunkPace } from '../chunks/pace.js';
import { kindById } from '../kinds/index.js';
import { addTallies, type Item, type Tally } from '../kinds/kind.js';
import { RunError } from '../run-error.js';
import { Journal } from './journal.js';
import { beginOrGoOn, type Manifest, prepareFolder, type RunCommand, RunFolder } from './manifest.js';
import { Results } from './results.js';
import { Times } from './times.js';

/** Who does the work: threads of this process, or workers on other machines. */
export interface Backend {
  /** Hands over a chunk; waits while there is enough to do already. `done` is awaited before a chunk counts as finished. */
  submit(chunk: Chunk, done: (result: ChunkResult) => Promise<void>): Promise<void>;
  /** Waits until all chunks are finished. */
  finish(): Promise<void>;
  /** Stops at once; what is not finished is left for next time. */
  stop(): Promise<void>;
}

/** The work of a run, its folder, and its listeners. */
export interface RunOptions {
  /** The folder of the run. */
  readonly out: string;
  /** The command, by which the run is known again. */
  readonly command: RunCommand;
  /** The items, read anew from the first one on. */
  items(): AsyncIterable<Item>;
  /** Makes the backend that works on the chunks. */
  backend(manifest: Manifest, suspects: Journal): Backend | Promise<Backend>;
  /** Called whenever the run has come further. */
  onProgress?(progress: RunProgress): void;
  /** Called for what users should know. */
  report?(note: string): void;
  /** Ends the run; what is finished stays. */
  readonly signal: AbortSignal;
}

/** How far a run has come. */
export interface RunProgress {
  /** Rows in each status, those of earlier parts of the run included. */
  readonly tally: Tally;
  /** Finished items, and how many of them an earlier call has finished. */
  readonly items: number;
  /** Items that an earlier call has finished. */
  readonly before: number;
  /** Finished chunks. */
  readonly chunks: number;
  /** Items that were read. */
  readonly read: number;
  /** The number of all items, once that is known. */
  readonly total?: number;
}

/** What has become of a run. */
export interface RunEnd extends RunProgress {
  /** Whether everything is done. */
  readonly complete: boolean;
}

/** Does all that is left of a run. What it leaves is the same however often it was ended and begun again. */
export async function runBatch(options: RunOptions): Promise<RunEnd> {
  const folder = new RunFolder(options.out);
  prepareFolder(folder);
  // First of all: two commands that begin a run at the same time would both write its manifest.
  const unlock = lockRun(folder.lock, options.out);
  try {
    const manifest = await beginOrGoOn(folder, options.command);
    return await new Run(options, manifest, folder).work();
  } finally {
    unlock();
  }
}

class Run {
  private progress: RunProgress = { tally: {}, items: 0, before: 0, chunks: 0, read: 0 };
  private readonly results: Results;
  private readonly times: Times;
  private readonly pace: ChunkPace;
  private failure: unknown;

  constructor(
    private readonly options: RunOptions,
    private readonly manifest: Manifest,
    private readonly folder: RunFolder,
  ) {
    this.results = new Results(folder.results);
    this.times = new Times(folder.times);
    this.pace = new ChunkPace(manifest.chunk, kindById(manifest.kind)?.mostItems);
  }

  async work(): Promise<RunEnd> {
    const { signal } = this.options;
    const journal = await Journal.open(this.folder.journal);
    let inOrder = false;
    try {
      const opening = Promise.resolve(this.options.backend(this.manifest, journal));
      // What it needs may be away, Redis say, when everything is to end.
      const backend = await orAborted(opening, signal);
      if (backend === undefined) {
        void opening.then((late) => late.stop()).catch(() => {});
        inOrder = true;
        return { ...this.progress, complete: false };
      }
      const stop = (): void => void backend.stop();
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      try {
        const chunks = cutIntoChunks(this.options.items(), this.manifest, journal, () => this.pace.items);
        for (;;) {
          // Input may be long in coming.
          const next = await orAborted(chunks.next(), signal);
          if (signal.aborted || next === undefined || next.done || this.failure !== undefined) break;
          await this.take(next.value, backend, journal);
        }
        if (!signal.aborted && this.failure === undefined) {
          this.update({ total: this.progress.read });
          await backend.finish();
        }
      } finally {
        await backend.stop();
        signal.removeEventListener('abort', stop);
      }
      inOrder = true;
    } finally {
      journal.close(inOrder);
    }
    if (this.failure !== undefined) throw this.failure;
    return { ...this.progress, complete: journal.isWhole && this.progress.items === this.progress.total };
  }

  /** Counts a chunk that is done already, and hands over any other. */
  private async take(chunk: Chunk, backend: Backend, journal: Journal): Promise<void> {
    const { number, id, items } = chunk;
    this.update({ read: this.progress.read + items.length });
    const stored = await this.results.read(number, id);
    if (stored.state === 'damaged') this.options.report?.(`chunk ${number} is damaged and is done again`);
    if (stored.state !== 'whole') {
      journal.begin(number);
      await backend.submit(chunk, (result) => this.keep(chunk, result)).catch((error) => this.fail(error));
    } else {
      this.count(stored.tally, items.length);
      this.update({ before: this.progress.before + items.length });
    }
  }

  private async keep(chunk: Chunk, result: ChunkResult): Promise<void> {
    const { number, id, items } = chunk;
    await this.results.write(number, id, result);
    this.pace.learn(result.times);
    this.times.add(chunk, result.times);
    this.count(result.tally, items.length);
  }

  private count(tally: Tally, items: number): void {
    const { progress } = this;
    this.update({
      tally: addTallies(progress.tally, tally),
      items: progress.items + items,
      chunks: progress.chunks + 1,
    });
  }

  private update(news: Partial<RunProgress>): void {
    this.progress = { ...this.progress, ...news };
    this.options.onProgress?.(this.progress);
  }

  private fail(error: unknown): void {
    this.failure ??= error;
  }
}

/** Keeps other processes from working on a run; returns what lets them again. */
export function lockRun(path: string, folder: string): () => void {
  const taken = takeLock(path);
  if ('release' in taken) return taken.release;
  const { pid, host } = taken.holder;
  throw new RunError(
    `${folder}: another process works on this run (${pid} on ${host}); if it does not, remove ${path}`,
  );
}
