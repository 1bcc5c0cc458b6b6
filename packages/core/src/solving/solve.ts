import type { Basics } from '../contract/basics.js';
import type { Ids } from '../contract/ids.js';
import { ok, type Result } from '../result.js';
import { type Algorithm, algorithms } from '../search/algorithms.js';
import { finish } from './drive.js';
import type { SolveOptions } from './options.js';
import { prepareWith } from './prepare.js';
import type { Solution } from './solution.js';

/** Solves a position in one go. The problem, if any, is with the options. */
export function solve<P, M, I extends Ids = Ids>(
  family: Basics<P, M, I>,
  position: P,
  options: SolveOptions<I> = {},
): Result<Solution<M, I>> {
  return solveWith(algorithms, family, position, options);
}

/** The same by some algorithms alone: see `prepareWith`. */
export function solveWith<P, M, I extends Ids = Ids>(
  some: readonly Algorithm[],
  family: Basics<P, M, I>,
  position: P,
  options: SolveOptions<I> = {},
): Result<Solution<M, I>> {
  const prepared = prepareWith(some, family, position, options);
  if (!prepared.ok) return prepared;
  const solving = prepared.value.start(options);
  return solving.ok ? ok(finish(solving.value)) : solving;
}
