import { defined, type GivenRunOptions, type RunOptions, runOptions } from '@slidewise/server/answers';
import { type ReadFlags, readOptions, type SettingFlags, settingsOf } from '../../input/flags.js';
import { readValue } from '../../input/input.js';

/** The options by the flags; what means nothing is an error before anything is begun. */
export async function commonOptions(
  flags: ReadFlags & SettingFlags & Omit<GivenRunOptions, 'settings'>,
): Promise<RunOptions | { readonly error: string }> {
  const goal = await readValue(flags.goal);
  if (goal !== undefined && 'error' in goal) return { error: `${goal.name}: ${goal.error}` };
  const { family, metric, algorithm, heuristic, tieBreak, weight, letters, searchAnyway } = flags;
  const { timeLimit, memoryLimit } = flags;
  const search = { family, metric, algorithm, heuristic, tieBreak, weight, letters, searchAnyway };
  const read = { ...readOptions(flags), goal: goal?.text };
  return runOptions(defined({ ...read, ...search, timeLimit, memoryLimit, settings: settingsOf(flags) }));
}
