import type { BoardOptions, PuzzleNamed } from '@slidewise/core/reading';
import { boardItems } from './input/board-items.js';
import type { InputFile, ReadCount } from './input/read-text.js';
import { shareTwins } from './input/unique.js';
import { kindById } from './kinds/index.js';
import type { RunCommand } from './run/manifest.js';
import { type RunEnd, type RunOptions, runBatch } from './run/run.js';
import { ThreadsBackend } from './threads/backend.js';
import { type FetchTable, SharedTables } from './threads/shared-tables.js';

/** A run over boards. */
export interface BoardRunOptions extends Pick<RunOptions, 'out' | 'onProgress' | 'report' | 'signal'> {
  /** The command, by which the run is known again. */
  readonly command: RunCommand & { readonly options: BoardOptions };
  /** The input, file by file. */
  files(): AsyncIterable<InputFile>;
  /** Finds the puzzles that links name. */
  readonly puzzleNamed?: PuzzleNamed;
  /** Counts what is read. */
  readonly count: ReadCount;
  /** Who does the work; by default so many threads. */
  readonly backend: RunOptions['backend'];
}

/** Works on all boards of some files. */
export async function runBoards({ command, files, puzzleNamed, count, ...rest }: BoardRunOptions): Promise<RunEnd> {
  const { options, unique } = command;
  const byLine = kindById(command.kind)?.byLine === true;
  const reading = new AbortController();
  const items = () => {
    const all = boardItems(files(), {
      ...options,
      ...(puzzleNamed === undefined ? {} : { puzzleNamed }),
      count,
      byLine,
      signal: reading.signal,
    });
    return unique ? shareTwins(all) : all;
  };
  try {
    return await runBatch({ ...rest, command, items });
  } finally {
    // However it ended, nothing reads what is still to come: a pipe that stays open would keep the program from ending.
    reading.abort();
  }
}

/** Threads of this process as those who do the work. */
export function inThreads(threads: number, fetchTable: FetchTable): RunOptions['backend'] {
  const tables = new SharedTables(fetchTable);
  return (manifest, journal) => new ThreadsBackend(manifest, { threads, tables }, (chunk) => journal.isSuspect(chunk));
}
