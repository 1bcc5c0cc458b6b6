import { complain } from '../../terminal/complain.js';
import type { ProgramSpec } from '../../usage/spec.js';
import { commonOptions } from './common-options.js';
import type { BatchVerifyFlags } from './options.js';
import { runOverBoards } from './run-boards.js';

/** Checks many solutions, and returns the exit code. */
export async function run(
  paths: readonly string[],
  flags: BatchVerifyFlags,
  { version }: ProgramSpec,
): Promise<number> {
  const common = await commonOptions(flags);
  if ('error' in common) return complain(common.error);
  const options = { ...common, optimum: flags.optimum };
  return runOverBoards(paths, flags, { version, kind: 'verify', options });
}
