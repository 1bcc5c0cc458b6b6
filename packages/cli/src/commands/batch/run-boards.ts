import {
  type BoardRunOptions,
  fetchTableFrom,
  kindById,
  knownInputs,
  type ReadCount,
  type RunOptions,
  runBoards,
} from '@slidewise/batch';
import { puzzleNamed } from '../../input/collection.js';
import { commandLine } from '../../runs/command-line.js';
import { runToEnd } from '../../runs/run-to-end.js';
import { withTables } from '../../storage/with-tables.js';
import { complain } from '../../terminal/complain.js';
import { findInputs } from './inputs.js';
import type { RunFlags } from './options.js';

/** Another way to work on boards than each in one piece. */
export interface BoardRunKind {
  backend(workers: RunOptions['backend'], out: string): RunOptions['backend'];
  /** The boards of a chunk. */
  readonly chunk: number;
  /** How far it has come, for the progress line; undefined before it has begun. */
  progress(): string | undefined;
}

/** Works on the boards behind some paths, and returns the exit code. */
export async function runOverBoards(
  paths: readonly string[],
  flags: RunFlags,
  task: { readonly version: string; readonly kind: string; readonly options: BoardRunOptions['command']['options'] },
  kind?: BoardRunKind,
): Promise<number> {
  const names = knownInputs(flags.out, paths);
  const inputs = await findInputs(paths, names, kindById(task.kind)?.byLine === true);
  if ('error' in inputs) return complain(inputs.error);
  const count = { bytes: 0, characters: 0, taken: 0 };
  let total: number | undefined;
  void inputs.bytes().then((bytes) => {
    total = bytes;
  });
  const chunk = kind?.chunk ?? flags.chunk;
  const command = {
    ...task,
    inputs: names,
    unique: flags.unique === true,
    begun: commandLine(),
    ...(chunk === undefined ? {} : { chunk }),
  };
  return withTables((tables) =>
    runToEnd(flags, {
      kind: task.kind,
      fetchTable: fetchTableFrom(tables),
      work: ({ backend, ...options }) =>
        runBoards({
          ...options,
          backend: kind?.backend(backend, flags.out) ?? backend,
          command,
          files: inputs.files,
          puzzleNamed,
          count,
        }),
      progress: () => kind?.progress(),
      share: () => (total === undefined || total === 0 ? undefined : shareOf(count, total)),
    }),
  );
}

/** The part of the input whose boards were taken: more than that is read, for long files are read block by block. */
function shareOf({ bytes, characters, taken }: ReadCount, total: number): number {
  return characters === 0 ? 0 : Math.min(1, (bytes / total) * Math.min(1, taken / characters));
}
