import type { Result } from '@slidewise/core/result';
import type { Static, TSchema } from 'typebox';
import type { OperationWork } from './operation-work.js';

/**
 * Where an operation runs. `at-once`: in the thread that was asked, since it takes no time. `thread`: in a solving thread, first for a short slice. `long`: in a solving
 * thread for long boards from the start. `gym`: in the thread that has the episodes of programs that learn.
 */
export type Runs = 'at-once' | 'thread' | 'long' | 'gym';

/** Bytes that are not JSON. */
export interface Media {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Something that the library can do, described once: HTTP routes, their document and the tools for models are made of it. */
export interface Operation<Input extends TSchema = TSchema> {
  /** Lower case, with hyphens. */
  readonly name: string;
  /** One sentence without its full stop. */
  readonly summary: string;
  /** What it takes: an object that allows no other fields. */
  readonly input: Input;
  /** What it gives, as JSON. */
  readonly output: TSchema;
  readonly runs: Runs | ((input: Static<Input>) => Runs);
  /** The path below `/v1` that it is posted to; by default its name. */
  readonly address?: string;
  /** For what is read and never changes by it: the path below `/v1`, with fields of the input as `:name`. All others are posted. */
  readonly path?: string;
  /** What a model means that does not say otherwise. */
  readonly usualForModels?: Partial<Static<Input>>;
  /** Types of media that it can give in the place of JSON. */
  readonly mediaTypes?: readonly string[];
  /** The picture in an answer, for callers that want it by itself. */
  media?(answer: unknown): Media | undefined;
  /** The answer; a problem is with the input, and carries line and column where it has them. */
  run(input: Static<Input>, work: OperationWork): Result<object> | Promise<Result<object>>;
}

/** An operation whose input has the type of its schema. */
export function defineOperation<Input extends TSchema>(operation: Operation<Input>): Operation {
  return operation as unknown as Operation;
}
