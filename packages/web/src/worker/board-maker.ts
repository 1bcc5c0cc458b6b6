import type { BoardConstraints, Range, Size } from '@slidewise/core/contract';
import { familyById } from '@slidewise/core/families';
import { ok, problem, type Result } from '@slidewise/core/result';
import { showAmount } from '@slidewise/core/text';
import { Generation } from '@slidewise/lab/generate';
import * as messages from '../messages.js';
import { nextTurn } from './turns.js';

/** The board that is to be made. */
export interface MakeTask {
  readonly family: string;
  readonly size: Size;
  /** What its shortest solution must count, in the first metric. */
  readonly moves: Range;
  readonly constraints: BoardConstraints;
  readonly seed: number;
}

/**
 * A board that meets the constraints, or why there is none. `onNearest` gets the length of the nearest board so far.
 * A round may take seconds on large boards: to stop sooner, end the worker.
 */
export async function makeBoard(task: MakeTask, onNearest: (length: number) => void): Promise<Result<unknown>> {
  const family = familyById(task.family);
  if (family === undefined) return problem(messages.familyMissing({ family: task.family }));
  await family.loadCompiledSearch?.();
  const { size, moves, constraints, seed } = task;
  const started = Generation.start(family, { size, moves, constraints, seed, details: false });
  if (!started.ok) return started;
  const generation = started.value;
  let heard: number | undefined;
  while (!generation.done) {
    const [made] = generation.step();
    if (made !== undefined) return ok(made.position);
    const nearest = generation.nearest?.length;
    if (nearest !== undefined && nearest !== heard) onNearest(nearest);
    heard = nearest;
    await nextTurn();
  }
  const { unit } = family.metrics[0]!;
  const nearest = heard === undefined ? null : showAmount(heard, unit);
  return problem(messages.noBoardLikeThis({ everythingTried: generation.isExhausted, nearest }));
}
