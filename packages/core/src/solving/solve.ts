import { anObject, troubleWith } from '../check.js';
import type { Family } from '../contract/family.js';
import type { Ids } from '../contract/ids.js';
import { ok, problem, type Result } from '../result.js';
import { type Algorithm, algorithms } from '../search/algorithms.js';
import { finish } from './drive.js';
import type { SolveOptions } from './options.js';
import { prepareWith } from './prepare.js';
import type { Solution } from './solution.js';

/** Solves a position in one go. The problem, if any, is with the options. */
export function solve<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  options: SolveOptions<I> = {},
): Result<Solution<M, I>> {
  return solveWith(algorithms, family, position, options);
}

/** The same by some algorithms alone: see `prepareWith`. */
export function solveWith<P, M, I extends Ids = Ids>(
  some: readonly Algorithm[],
  family: Family<P, M, I>,
  position: P,
  options: SolveOptions<I> = {},
): Result<Solution<M, I>> {
  const trouble = troubleWith(['options', options, anObject]);
  if (trouble !== undefined) return problem(trouble);
  const { limits, signal, trace, onProgress, ...wishes } = options;
  const prepared = prepareWith(some, family, position, wishes);
  if (!prepared.ok) return prepared;
  const solving = prepared.value.start({
    ...(limits === undefined ? {} : { limits }),
    ...(signal === undefined ? {} : { signal }),
    ...(trace === undefined ? {} : { trace }),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return solving.ok ? ok(finish(solving.value)) : solving;
}
