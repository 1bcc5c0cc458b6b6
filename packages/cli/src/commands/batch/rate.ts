import { defined } from '@slidewise/server/answers';
import { complain } from '../../terminal/complain.js';
import type { ProgramSpec } from '../../usage/spec.js';
import { commonOptions } from './common-options.js';
import type { BatchRateFlags } from './options.js';
import { runOverBoards } from './run-boards.js';

/** Rates many boards, and returns the exit code. */
export async function run(paths: readonly string[], flags: BatchRateFlags, { version }: ProgramSpec): Promise<number> {
  const common = await commonOptions(flags);
  if ('error' in common) return complain(common.error);
  const options = defined({ ...common, scoreOnly: flags.scoreOnly === true, positions: flags.positions });
  return runOverBoards(paths, flags, { version, kind: 'rate', options });
}
