import { inThreads, kindById, RunTrouble, runBatch } from '@slidewise/batch';
import { explain } from '../../input/input.js';
import { complain, say } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { statusLine } from '../../terminal/status-line.js';
import { showAmount, showCount } from '../../terminal/units.js';
import type { ClassTask } from './shard-worker.js';

/** The class, and how its run is done. */
interface FolderRun {
  readonly out: string;
  readonly threads: number;
  readonly version: string;
  readonly shards: number;
  readonly task: ClassTask;
}

/** Enumerates into the folder of a run, or goes on with one that was ended, and returns the exit code. */
export async function runInFolder({ out, threads, version, shards, task }: FolderRun): Promise<number> {
  const signal = onInterrupt();
  const startedAt = performance.now();
  const { statuses } = kindById('enumerate')!;
  try {
    const { items, before, tally, complete } = await runBatch({
      out,
      command: { version, kind: 'enumerate', options: task, inputs: [], unique: false },
      items: () => shardItems(shards),
      // No table is shared: those of a class are made in a moment.
      backend: inThreads(threads, async () => undefined),
      signal,
      onProgress: (progress) => {
        const share = Math.floor((100 * progress.items) / shards);
        statusLine.show(`${share} %, ${showAmount(progress.tally.rows ?? 0, 'board')}`, startedAt);
      },
    });
    statusLine.clear();
    const earlier = before === 0 ? '' : `, ${showCount(before)} of them done before`;
    process.stdout.write(
      `${showAmount(items, 'shard')} of ${showCount(shards)}${earlier}: ${showAmount(tally.rows ?? 0, 'board')}\n`,
    );
    if (!complete) {
      say(`the run was ended; what is done stays in ${out}, and the same command goes on with it`);
      return EXIT_INTERRUPTED;
    }
    process.stdout.write(`slidewise batch merge ${out} writes the results\n`);
    return statuses.every(({ id, good }) => good || (tally[id] ?? 0) === 0) ? 0 : 1;
  } catch (error) {
    if (error instanceof RunTrouble) return complain(error.message);
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const reason = explain(error as NodeJS.ErrnoException, 'written');
    return complain(`${out}: ${reason}; what is done stays, and the same command goes on with it`);
  } finally {
    statusLine.clear();
  }
}

async function* shardItems(shards: number): AsyncGenerator<{ readonly shard: number }> {
  for (let shard = 0; shard < shards; shard++) yield { shard };
}
