import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Work } from '@slidewise/core/solving';
import { abortedAfter } from '@slidewise/node/abort';
import { clock } from '@slidewise/node/clock';
import { PuzzleFolder, shardReader } from '@slidewise/node/puzzles';
import { DiskTableCache, tableFetcher } from '@slidewise/node/tables';
import { Episodes } from '../operations/gym/episodes.js';
import type { GymWork, OperationWork } from '../operations/operation-work.js';
import type { Job, ThreadData } from './messages.js';

/** Ends the work on a request that takes longer than a slice. */
export class HandOver extends Error {}

/** Ends the work on a request whose answer nobody waits for. */
export class Cancelled extends Error {}

/** Milliseconds of a turn. Turns count, and not the time that passes: a thread of a busy machine stands still for most of it. */
const TURN = 1;
/** Slices that a request may take while no other waits. */
const ALONE = 4;

/** Milliseconds between two looks at the messages for the thread. */
const LOOK = 10;

/** What the requests of a thread share. */
export class ThreadWork {
  private readonly tables = new DiskTableCache(() => {});
  private readonly shared: Pick<OperationWork, 'limits' | 'puzzles' | 'readShard' | 'tables'>;
  private readonly episodes: Episodes | undefined;

  constructor(private readonly data: ThreadData) {
    const { limits, folders } = data;
    this.shared = {
      limits,
      tables: this.tables,
      puzzles: new PuzzleFolder(folders.puzzles),
      readShard: shardReader(folders.shards),
    };
    if (data.gym) this.episodes = new Episodes(this.shared.readShard, clock.now);
  }

  /** What an operation takes that works on one request; it ends once the signal is given. */
  for({ brief }: Pick<Job, 'brief'>, signal: AbortSignal, othersWait: () => boolean): OperationWork {
    const { slice, limits } = this.data;
    const { episodes } = this;
    let turns = 0;
    const isOver = (): boolean => {
      turns++;
      return brief && (turns >= slice * ALONE || (turns >= slice && othersWait()));
    };
    return {
      ...this.shared,
      ...(episodes === undefined ? {} : { gym: gymWork(episodes, signal, limits.milliseconds) }),
      fetchTables: (family, wanted) => {
        // Counts depend on tables, so boards that need one go to the thread that can build it.
        if (brief) throw new HandOver();
        const patience = abortedAfter(limits.milliseconds, signal);
        return tableFetcher(this.tables, { memoryLimit: limits.bytes, signal: patience, onActivity: () => {} })(
          family,
          wanted,
        );
      },
      drive: (work) => drive(work, signal, brief ? TURN : LOOK, isOver),
    };
  }
}

function gymWork(episodes: Episodes, signal: AbortSignal, milliseconds: number): GymWork {
  const until = clock.now() + milliseconds;
  const isLate = (): boolean => clock.now() >= until;
  const stop = {
    get aborted() {
      return signal.aborted || isLate();
    },
  };
  return { episodes, isLate, pauses: { yield: () => nextTurn(), signal: stop } };
}

async function drive<T>(work: Work<T>, signal: AbortSignal, slice: number, isOver: () => boolean): Promise<T> {
  for (;;) {
    if (signal.aborted) throw new Cancelled();
    const result = work.work(slice);
    if (result !== undefined) return result;
    await nextTurn();
    if (isOver()) throw new HandOver();
  }
}
