import type { Message } from '@slidewise/core/messages';
import type { Problem } from '@slidewise/core/result';
import Type from 'typebox';
import { sentenceOf } from '../answers/sentence-of.js';
import { closed } from '../operations/schemas.js';

export const PROBLEM_TYPE = 'application/problem+json';

/** What is answered where something is wrong (RFC 9457). */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly values?: Message['values'];
  readonly line?: number;
  readonly column?: number;
  /** Where in the request it is, as a JSON pointer. */
  readonly pointer?: string;
}

export const problemSchema = closed(
  {
    type: Type.String({ description: 'urn:slidewise:problem: and the code' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'one sentence' }),
    code: Type.String(),
    values: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    line: Type.Optional(Type.Integer()),
    column: Type.Optional(Type.Integer()),
    pointer: Type.Optional(Type.String({ description: 'where in the request it is, as a JSON pointer' })),
  },
  'what is wrong (RFC 9457)',
);

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request is not as it must be',
  401: 'A token is needed',
  403: 'This is not allowed',
  404: 'There is nothing here',
  405: 'This method is not for this address',
  406: 'There is no answer of that type',
  408: 'The request took too long to arrive',
  409: 'This does not fit what is there',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'A request is JSON',
  421: 'This server has another name',
  422: 'This cannot be done',
  429: 'Too much at once',
  431: 'The headers are too large',
  500: 'The service is at fault',
  503: 'The service is ending',
};

/** What is wrong with a request, as its sender is told. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';

  constructor(
    readonly document: ProblemDocument,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(document.detail);
  }
}

export function problemDocument(status: number, code: string, detail: string, more: Partial<ProblemDocument> = {}) {
  const title = TITLES[status] ?? TITLES[status < 500 ? 400 : 500]!;
  return { type: `urn:slidewise:problem:${code}`, title, status, detail, code, ...more } satisfies ProblemDocument;
}

/** A problem of the library. */
export function problemOf({ code, values, line, column, ...said }: Problem, status: number): ProblemDocument {
  const place = { ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
  return problemDocument(status, code, sentenceOf({ code, values, message: said.message }), { values, ...place });
}

export function refuse(
  status: number,
  code: string,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): RequestProblem {
  return new RequestProblem(problemDocument(status, code, detail), headers);
}
