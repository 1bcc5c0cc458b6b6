import { runBatch } from '@slidewise/batch';
import { commandLine } from '../../runs/command-line.js';
import { runToEnd } from '../../runs/run-to-end.js';
import { Turns } from '../../terminal/turns.js';
import type { EnumerateFlags } from './options.js';
import type { ClassTask, WorkPiece } from './piece-worker.js';

/** Enumerates or counts into the directory of a run, or goes on with one that was ended, and returns the exit code. */
export async function runInFolder(
  flags: EnumerateFlags & { readonly out: string },
  version: string,
  kind: 'enumerate' | 'count',
  task: ClassTask,
  shards: number,
  pieces: Iterable<WorkPiece>,
): Promise<number> {
  const inputs = [task.family, ...Object.entries(task.values).map(([name, value]) => `--${name} ${value}`)];
  let share = 0;
  async function* items(): AsyncGenerator<WorkPiece> {
    const turns = new Turns();
    for (const piece of pieces) {
      share = piece.shard / shards;
      yield piece;
      // Finding pieces is work, too, if most of the class is empty.
      if (turns.due) await turns.next();
    }
  }
  const chunk = flags.chunk === undefined ? {} : { chunk: flags.chunk };
  return runToEnd(flags, {
    kind,
    // No table is shared: those of a class are made in a moment.
    fetchTable: async () => undefined,
    work: (options) =>
      runBatch({
        ...options,
        command: { version, kind, options: task, inputs, unique: false, ...chunk, begun: commandLine() },
        items,
      }),
    share: () => share,
  });
}
