import { aMessage, aNumber, assertArguments, aText, objectWith, oneOf, optional } from './check.js';
import type { Message } from './messages/message.js';

const aPlace = optional(aNumber);
const aFailure = objectWith({ ok: oneOf([false]), problem: objectWith({ message: aText }) });

/** What went wrong with an input, and where it stands (both counted from 1). */
export interface Problem extends Message {
  /** The line of the input, from 1; left out where there is none. */
  readonly line?: number;
  /** The column of the line, from 1; left out where there is none. */
  readonly column?: number;
}

/** A value, or the problem that kept it from being one. Inputs never cause exceptions. */
export type Result<T> =
  | {
      readonly ok: true;
      /** What was asked for. */
      readonly value: T;
    }
  | {
      readonly ok: false;
      /** What is wrong with the input. */
      readonly problem: Problem;
    };

/** A result that is this value. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A problem; `line` and `column` are left out where the input has no such place. */
export function problem(said: Message, line?: number, column?: number): Result<never> {
  const error = aMessage(said, 'message') ?? aPlace(line, 'line') ?? aPlace(column, 'column');
  if (error !== undefined) return { ok: false, problem: error };
  const { code, values, message } = said;
  const place = { ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
  return { ok: false, problem: { code, values, message, ...place } };
}

/** The value, where failing would be a mistake in the program and not in its input. */
export function unwrap<T>(result: Result<T>): T {
  if (result?.ok === true) return result.value;
  assertArguments(['result', result, aFailure]);
  throw new Error(result.problem.message);
}
