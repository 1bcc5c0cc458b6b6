import { defined, readOptions } from '../../input/flags.js';
import { readValue } from '../../input/input.js';
import { complain } from '../../terminal/complain.js';
import type { ProgramSpec } from '../../usage/spec.js';
import { type BatchSolveFlags, USUAL_MEMORY } from './options.js';
import { runToEnd } from './run-to-end.js';

/** Solves many boards, and returns the exit code. */
export async function run(paths: readonly string[], flags: BatchSolveFlags, { version }: ProgramSpec): Promise<number> {
  const goal = await readValue(flags.goal);
  if (goal !== undefined && 'trouble' in goal) return complain(`${goal.name}: ${goal.trouble}`);
  const { family, metric, algorithm, heuristic, tieBreak, weight, timeLimit, letters } = flags;
  const { memoryLimit = USUAL_MEMORY } = flags;
  const read = defined({ ...readOptions(flags), goal: goal?.text });
  const search = defined({ metric, algorithm, heuristic, tieBreak, weight, timeLimit, memoryLimit });
  return runToEnd(paths, flags, { version, kind: 'solve', options: defined({ family, read, search, letters }) });
}
