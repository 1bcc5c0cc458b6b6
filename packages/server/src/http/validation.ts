import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { SCHEMA_OPTIONS, schemaProblem } from '../operations/check-input.js';
import { problemDocument, RequestProblem } from './problem-document.js';

/** Compiles the schemas of requests: bodies are taken as they are, and texts in addresses as the numbers that they stand for. */
export function validateRequests(app: FastifyInstance): void {
  const strict = new Ajv(SCHEMA_OPTIONS);
  const coercing = new Ajv({ ...SCHEMA_OPTIONS, coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? strict : coercing).compile(schema as object) as ValidateFunction;
    const whole = httpPart === 'body' ? 'the body' : 'the address';
    return (value) => {
      if (validate(value)) return { value };
      const { code, detail, pointer } = schemaProblem(validate.errors ?? [], whole);
      return { error: new RequestProblem(problemDocument(400, code, detail, { pointer })) };
    };
  });
  // Answers are JSON already.
  app.setSerializerCompiler(() => (value) => (typeof value === 'string' ? value : JSON.stringify(value)));
}
