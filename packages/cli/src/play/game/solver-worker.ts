import { familyById } from '@slidewise/core/families';
import type { Progress, Solution } from '@slidewise/core/solving';
import { clock } from '@slidewise/node/clock';
import { DiskTableCache } from '@slidewise/node/tables';
import { parent } from '@slidewise/node/workers';
import { sentenceOf } from '@slidewise/server/answers';
import { solveInSlices } from '../../solving/solve-in-slices.js';

// Solves in its own thread, so that the game responds to keys at once.

/** What the thread is asked. */
export type SolverTask =
  | {
      readonly id: number;
      readonly family: string;
      readonly position: unknown;
      readonly metric: string;
      readonly memoryLimit?: number;
    }
  | { readonly cancel: number };

/** What it says meanwhile and in the end. */
export type SolverNews = { readonly id: number } & (
  | { readonly activity: string }
  | { readonly progress: Progress }
  | { readonly solution: Solution }
  | { readonly error: string }
);

/** The interval of progress reports, in milliseconds. */
const PERIOD = 100;

// A note on stderr would end up in the middle of the game.
const cache = new DiskTableCache(() => {});
const running = new Map<number, AbortController>();

function report(news: SolverNews): void {
  parent.send(news);
}

async function solve(task: Extract<SolverTask, { id: number }>): Promise<void> {
  const { id, metric } = task;
  const cancelling = new AbortController();
  running.set(id, cancelling);
  let reportedAt = clock.now();
  const now = (say: () => void): void => {
    if (clock.now() - reportedAt < PERIOD) return;
    reportedAt = clock.now();
    say();
  };
  const listener = {
    say: (activity: string) => now(() => report({ id, activity })),
    show: (progress: Progress) => now(() => report({ id, progress })),
    clear: () => {},
  };
  const family = familyById(task.family)!;
  const flags = { metric, ...(task.memoryLimit === undefined ? {} : { memoryLimit: task.memoryLimit }) };
  const { signal } = cancelling;
  try {
    const solved = await solveInSlices('', family, task.position, flags, signal, cache, listener);
    report(solved.ok ? { id, solution: solved.value } : { id, error: sentenceOf(solved.problem) });
  } catch (error) {
    report({ id, error: String(error) });
  } finally {
    running.delete(id);
  }
}

parent.onMessage((task: SolverTask) => {
  if ('cancel' in task) running.get(task.cancel)?.abort();
  else void solve(task);
});
