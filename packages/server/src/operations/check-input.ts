import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Operation } from './operation.js';

/** What of a request is not as its schema says. */
export interface SchemaProblem {
  readonly code: 'unknown-field' | 'invalid-request';
  readonly detail: string;
  /** Where it is, as a JSON pointer. */
  readonly pointer: string;
}

/** How schemas of requests are compiled. */
export const SCHEMA_OPTIONS = { strict: false, allErrors: false, removeAdditional: false } as const;

const ajv = new Ajv(SCHEMA_OPTIONS);
const compiled = new Map<Operation, ValidateFunction>();

/** What is wrong with the input of an operation, if anything. */
export function inputProblem(operation: Operation, input: unknown): SchemaProblem | undefined {
  const validate = compiled.get(operation) ?? ajv.compile(operation.input as object);
  compiled.set(operation, validate);
  return validate(input) ? undefined : schemaProblem(validate.errors ?? [], 'the input');
}

/** The first error of a schema; `whole` is what the input is called. */
export function schemaProblem(errors: readonly ErrorObject[], whole: string): SchemaProblem {
  const [error] = errors;
  const { instancePath = '', keyword, params = {}, message = 'it is not as it must be' } = error ?? {};
  const extra = (params as { additionalProperty?: string }).additionalProperty;
  const pointer = extra === undefined ? instancePath : `${instancePath}/${escaped(extra)}`;
  const where = pointer === '' ? whole : pointer;
  return {
    code: keyword === 'additionalProperties' ? 'unknown-field' : 'invalid-request',
    detail: extra === undefined ? `${where}: ${message}` : `${where}: there is no such field`,
    pointer,
  };
}

/** A name as a part of a JSON pointer. */
function escaped(name: string): string {
  return name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1');
}
