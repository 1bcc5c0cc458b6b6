import { MemoryTableCache } from '@slidewise/core/solving';
import { PuzzleFolder, shardReader } from '@slidewise/node/puzzles';
import { type Operation, runsOf } from '../operations/index.js';
import type { OperationWork } from '../operations/operation-work.js';
import type { ThreadData } from './messages.js';
import type { RequestEnd, SolverPool } from './solver-pool.js';
import { workOn } from './work-on.js';

/** What operations take that are done at once, in this thread. */
export function workHere({ limits, folders }: Pick<ThreadData, 'limits' | 'folders'>): OperationWork {
  const notHere = (): never => {
    throw new Error('Searches are for solving threads.');
  };
  return {
    limits,
    tables: new MemoryTableCache(),
    fetchTables: notHere,
    puzzles: new PuzzleFolder(folders.puzzles),
    readShard: shardReader(folders.shards),
    drive: notHere,
  };
}

/** Does an operation where it is to be done: here at once, or in a solving thread, which stops once the signal is given. */
export class Performer {
  constructor(
    private readonly pool: SolverPool,
    private readonly here: OperationWork,
  ) {}

  /** With `media`, the end is the picture in the answer. The input must be as the schema says. */
  async perform(operation: Operation, input: unknown, media: boolean, signal: AbortSignal): Promise<RequestEnd> {
    const { name } = operation;
    const runs = runsOf(operation, input);
    if (runs !== 'at-once') return this.pool.run({ operation: name, input, media, runs }, signal);
    return (await workOn({ operation: name, input, media }, this.here)) as RequestEnd;
  }
}
