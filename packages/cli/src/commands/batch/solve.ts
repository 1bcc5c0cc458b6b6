import { defined } from '@slidewise/server/answers';
import { complain } from '../../terminal/complain.js';
import type { ProgramSpec } from '../../usage/spec.js';
import { commonOptions } from './common-options.js';
import type { BatchSolveFlags } from './options.js';
import { runOverBoards } from './run-boards.js';

/** Solves many boards, and returns the exit code. */
export async function run(paths: readonly string[], flags: BatchSolveFlags, { version }: ProgramSpec): Promise<number> {
  const options = await commonOptions(flags);
  if ('error' in options) return complain(options.error);
  const { letters, optimal } = flags;
  // In rounds, a chunk of the run is a board, and `--chunk` counts its parts. It belongs to the run's settings all
  // the same.
  const chunkOfParts = optimal ? flags.chunk : undefined;
  const task = { version, kind: 'solve', options: defined({ ...options, letters, optimal, chunkOfParts }) };
  if (!optimal) return runOverBoards(paths, flags, task);
  for (const [name, value] of Object.entries({ 'time-limit': flags.timeLimit, 'tie-break': flags.tieBreak })) {
    if (value !== undefined)
      return complain(`--optimal searches until a solution is proved to be shortest: leave out --${name}`);
  }
  const { inRounds } = await import('./in-rounds.js');
  return runOverBoards(paths, flags, task, inRounds(flags));
}
