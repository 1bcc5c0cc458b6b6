import { type BoardRunOptions, runBoards } from '@slidewise/batch';
import { fetchTableFrom } from '../../runs/fetch-table.js';
import { runToEnd } from '../../runs/run-to-end.js';
import { withTables } from '../../storage/tables/with-tables.js';
import { complain } from '../../terminal/complain.js';
import { findInputs } from './inputs.js';
import type { RunFlags } from './options.js';

/** Works on the boards behind some paths, and returns the exit code. */
export async function runOverBoards(
  paths: readonly string[],
  flags: RunFlags,
  task: { readonly version: string; readonly kind: string; readonly options: BoardRunOptions['command']['options'] },
): Promise<number> {
  const inputs = await findInputs(paths);
  if ('trouble' in inputs) return complain(inputs.trouble);
  const count = { bytes: 0 };
  let total: number | undefined;
  void inputs.bytes().then((bytes) => {
    total = bytes;
  });
  const command = {
    ...task,
    inputs: paths,
    unique: flags.unique === true,
    ...(flags.chunk === undefined ? {} : { chunk: flags.chunk }),
  };
  return withTables((tables) =>
    runToEnd(flags, {
      kind: task.kind,
      fetchTable: fetchTableFrom(tables),
      work: (terms) => runBoards({ ...terms, command, files: inputs.files, count }),
      share: () => (total === undefined || total === 0 ? undefined : Math.min(1, count.bytes / total)),
      abandon: () => {
        // Nobody reads what is still to come.
        if (paths.includes('-')) process.stdin.destroy();
      },
    }),
  );
}
