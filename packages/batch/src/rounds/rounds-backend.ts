import { join } from 'node:path';
import { readBoard } from '@slidewise/core/reading';
import type { Chunk, ChunkResult } from '../chunks/chunk.js';
import type { BoardItem } from '../kinds/board.js';
import { badRow, sharedRow } from '../kinds/board-rows.js';
import type { Item, Row } from '../kinds/kind.js';
import type { PartItem, PartOptions, PartRow } from '../kinds/part.js';
import { problemWithLetters, type SolveRunOptions, solvedRow } from '../kinds/solve.js';
import { openMerge } from '../merge/rows.js';
import { type Manifest, type RunCommand, RunFolder } from '../run/manifest.js';
import { type Backend, type RunOptions, type RunProgress, runBatch } from '../run/run.js';
import { resultOf } from '../threads/work-on.js';
import { type RoundNews, searchInRounds, searchToCut } from './search-in-rounds.js';

/** Who works on the parts, and who is to hear of it. */
export interface RoundsOptions {
  /** The directory of the run. */
  readonly out: string;
  /** The number of parts in a chunk, where that was asked for. */
  readonly chunk?: number;
  /** Makes the backend that works on the rounds. */
  backend: RunOptions['backend'];
  /** After every round, of the board of that name. */
  onRound?(board: string, news: RoundNews): void;
  /** During a round. */
  onProgress?(progress: RunProgress): void;
  /** Called for what users should know of the runs of rounds. */
  report?: RunOptions['report'];
}

/**
 * Solves boards one after another, each in as many rounds as it takes. A round is a run of its own, in a directory of its own, so that whatever ends it, the
 * same command goes on with it.
 */
export class RoundsBackend implements Backend {
  private readonly ending = new AbortController();
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly manifest: Manifest,
    private readonly options: RoundsOptions,
  ) {}

  async submit(chunk: Chunk, done: (result: ChunkResult) => Promise<void>): Promise<void> {
    this.working = this.work(chunk, done);
    await this.working;
  }

  async finish(): Promise<void> {
    await this.working;
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.working.catch(() => {});
  }

  private async work({ number, items }: Chunk, done: (result: ChunkResult) => Promise<void>): Promise<void> {
    const rows: Row[] = [];
    const times: number[] = [];
    for (const [i, item] of items.entries()) {
      const startedAt = performance.now();
      const folder = join(new RunFolder(this.options.out).rounds, `${String(number).padStart(8, '0')}-${i}`);
      const row = await this.rowOf(item as BoardItem, folder);
      if (row === undefined) return;
      rows.push(row);
      times.push(Math.round(performance.now() - startedAt));
    }
    await done(resultOf(rows, times));
  }

  /** The row of a board; undefined if everything was ended before. */
  private async rowOf(item: BoardItem, folder: string): Promise<Row | undefined> {
    if (item.sameAs !== undefined) return sharedRow(item, item.sameAs);
    const options = this.manifest.options as SolveRunOptions;
    const { search, letters } = options;
    const read = readBoard(item, options);
    if (!read.ok) return badRow(item, read.problem);
    const prepared = problemWithLetters(read.value.family, letters) ?? searchToCut(read.value, search);
    if (prepared === undefined) return (await this.inOnePiece(item, folder))?.[0];
    if (!prepared.ok) return badRow(item, prepared.problem);
    const solution = await searchInRounds(
      read.value,
      prepared.value,
      search.memoryLimit,
      folder,
      (home, task, parts) => this.round(home, task, parts),
      (news) => this.options.onRound?.(item.board, news),
    );
    if (solution === undefined) return undefined;
    return solution.ok ? solvedRow(item.board, read.value, solution.value, letters) : badRow(item, solution.problem);
  }

  /** Boards whose search cannot be cut are solved as without rounds. */
  private inOnePiece(item: BoardItem, folder: string): Promise<readonly Row[] | undefined> {
    const { kind, options } = this.manifest;
    return this.run(join(folder, 'whole'), { kind, options }, [item], this.options.backend);
  }

  private async round(
    folder: string,
    options: PartOptions,
    items: readonly PartItem[],
  ): Promise<readonly PartRow[] | undefined> {
    const first = new FirstSolution();
    const backend: RunOptions['backend'] = async (manifest, journal) =>
      first.follow(await this.options.backend(manifest, journal));
    return (await this.run(folder, { kind: 'part', options }, items, backend)) as readonly PartRow[] | undefined;
  }

  /** The rows of a run inside this one. */
  private async run(
    out: string,
    task: Pick<RunCommand, 'kind' | 'options'>,
    items: readonly Item[],
    backend: RunOptions['backend'],
  ): Promise<readonly Row[] | undefined> {
    const { version, inputs } = this.manifest;
    const { chunk, onProgress, report } = this.options;
    const { complete } = await runBatch({
      out,
      command: { version, ...task, inputs, unique: false, ...(chunk === undefined ? {} : { chunk }) },
      items: async function* () {
        yield* items;
      },
      backend,
      signal: this.ending.signal,
      ...(report === undefined ? {} : { report }),
      ...(onProgress === undefined
        ? {}
        : { onProgress: (progress) => onProgress({ ...progress, total: items.length }) }),
    });
    if (!complete) return undefined;
    const rows: Row[] = [];
    for await (const lines of (await openMerge(out, false)).rows()) rows.push(...lines.map((line) => JSON.parse(line)));
    return rows;
  }
}

/** Once a part has a solution, those after it need not be searched any more. */
class FirstSolution {
  private part = Number.POSITIVE_INFINITY;

  follow(backend: Backend): Backend {
    return {
      submit: async (chunk, done) => {
        const items = chunk.items as readonly PartItem[];
        if (items[0]!.part > this.part) {
          const rows = items.map(({ part }) => ({ part, status: 'left', expanded: 0, generated: 0 }));
          await done(resultOf(rows, []));
          return;
        }
        await backend.submit(chunk, (result) => {
          if ((result.tally.solved ?? 0) > 0) this.part = Math.min(this.part, items.at(-1)!.part);
          return done(result);
        });
      },
      finish: () => backend.finish(),
      stop: () => backend.stop(),
    };
  }
}
