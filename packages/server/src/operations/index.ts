import { convert } from './convert.js';
import { daily } from './daily.js';
import { families } from './families.js';
import { generate } from './generate.js';
import { grade } from './grade.js';
import { gymReset } from './gym/reset.js';
import { gymStep } from './gym/step.js';
import { hint } from './hint.js';
import type { Operation, Runs } from './operation.js';
import { puzzle, puzzles } from './puzzles.js';
import { rate } from './rate.js';
import { review } from './review.js';
import { show } from './show.js';
import { solve } from './solve.js';
import { verify } from './verify.js';

/** All that the service can do, in the order in which it is listed. HTTP routes and the tools for models are made of this list. */
export const operations: readonly Operation[] = [
  solve,
  hint,
  verify,
  review,
  rate,
  generate,
  grade,
  convert,
  show,
  families,
  puzzles,
  puzzle,
  daily,
];

/** Boards for programs that learn: only services that are asked for them have these. */
const gymOperations: readonly Operation[] = [gymReset, gymStep];

/** What a service can do. */
export function operationsWith({ gym }: { readonly gym: boolean }): readonly Operation[] {
  return gym ? [...operations, ...gymOperations] : operations;
}

/** The operation of a name. */
export function operationNamed(name: string): Operation | undefined {
  return operations.find((each) => each.name === name) ?? gymOperations.find((each) => each.name === name);
}

/** Where an operation runs, given its input. */
export function runsOf({ runs }: Operation, input: unknown): Runs {
  return typeof runs === 'function' ? runs(input as never) : runs;
}

export type { Media, Operation, Runs } from './operation.js';
export type { OperationWork, RequestLimits } from './operation-work.js';
