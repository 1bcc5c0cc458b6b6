import type { TableCache } from '@slidewise/core/contract';
import type { FetchTables, Work } from '@slidewise/core/solving';
import type { GymPauses } from '@slidewise/lab/gym';
import type { ShardSource } from '@slidewise/lab/supply';
import type { PuzzleFolder } from '@slidewise/node/puzzles';
import type { Episodes } from './gym/episodes.js';

/** The most that one request may cost. */
export interface RequestLimits {
  /** Milliseconds of work. */
  readonly milliseconds: number;
  /** Bytes of the tables of a search. */
  readonly bytes: number;
  /** Cells of a board. */
  readonly cells: number;
}

/** What episodes of programs that learn take from the program. */
export interface GymWork {
  readonly episodes: Episodes;
  readonly pauses: GymPauses;
  /** Whether the time of the request is over. */
  isLate(): boolean;
}

/** What operations take from the program around them. */
export interface OperationWork {
  readonly limits: RequestLimits;
  readonly tables: TableCache;
  readonly fetchTables: FetchTables;
  /** The collection of boards. */
  readonly puzzles: PuzzleFolder;
  /** The lists from which boards of the day are taken. */
  readonly readShard: ShardSource;
  /** Only in the thread of the gym. */
  readonly gym?: GymWork;
  /** Runs work to its end in slices. Fails with an error if nobody waits for the answer any more. */
  drive<T>(work: Work<T>): Promise<T>;
}
