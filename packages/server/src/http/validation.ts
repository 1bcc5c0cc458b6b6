import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { problemDocument, RequestProblem } from './problem-document.js';

/** Compiles the schemas of requests: bodies are taken as they are, and texts in addresses as the numbers that they stand for. */
export function validateRequests(app: FastifyInstance): void {
  const options = { strict: false, allErrors: false, removeAdditional: false as const };
  const strict = new Ajv(options);
  const coercing = new Ajv({ ...options, coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? strict : coercing).compile(schema as object) as ValidateFunction;
    return (value) => {
      if (validate(value)) return { value };
      return { error: validationProblem(validate.errors ?? [], httpPart ?? 'body') };
    };
  });
  // Answers are JSON already.
  app.setSerializerCompiler(() => (value) => (typeof value === 'string' ? value : JSON.stringify(value)));
}

function validationProblem(errors: readonly ErrorObject[], part: string): RequestProblem {
  const [error] = errors;
  const { instancePath = '', keyword, params = {}, message = 'it is not as it must be' } = error ?? {};
  const extra = (params as { additionalProperty?: string }).additionalProperty;
  const pointer = extra === undefined ? instancePath : `${instancePath}/${escaped(extra)}`;
  const where = pointer === '' ? (part === 'body' ? 'the body' : 'the address') : pointer;
  const detail = extra === undefined ? `${where}: ${message}` : `${where}: there is no such field`;
  return new RequestProblem(
    problemDocument(400, keyword === 'additionalProperties' ? 'unknown-field' : 'invalid-request', detail, { pointer }),
  );
}

/** A name as a part of a JSON pointer. */
function escaped(name: string): string {
  return name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1');
}
