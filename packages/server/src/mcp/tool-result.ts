import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Problem } from '@slidewise/core/result';
import { sentenceOf } from '../answers/sentence-of.js';
import type { SchemaProblem } from '../operations/check-input.js';
import type { Operation } from '../operations/index.js';
import { type Refused, refusalOf } from '../threads/request-end.js';
import type { RequestEnd } from '../threads/solver-pool.js';

/** What a model is told of a request. Throws what was the fault of the program. */
export function toolResult(operation: Operation, end: RequestEnd): CallToolResult {
  if ('body' in end) return answered(operation, JSON.parse(end.body as string));
  return failed('problem' in end ? told(end.problem) : refusalOf(end));
}

/** A result that says what is wrong: the sentence, then its code and its place. */
export function failed(problem: Refused | SchemaProblem | Told): CallToolResult {
  const { code, detail } = problem;
  const { line, column } = problem as Told;
  const place = [line === undefined ? [] : `line ${line}`, column === undefined ? [] : `column ${column}`].flat();
  return {
    isError: true,
    content: [{ type: 'text', text: `${detail} (${[code, ...place].join(', ')})` }],
    _meta: { 'slidewise/problem': problem },
  };
}

/** A problem of the library. */
interface Told extends Pick<Problem, 'code' | 'values' | 'line' | 'column'> {
  readonly detail: string;
}

function told({ message, ...problem }: Problem): Told {
  const { code, values } = problem;
  return { ...problem, detail: sentenceOf({ code, values, message }) };
}

/** An answer as data and as text; its picture stands beside both, for models that see. */
function answered(operation: Operation, answer: object): CallToolResult {
  const media = operation.media?.(answer);
  const data = media === undefined ? answer : { ...answer, picture: null };
  const text = { type: 'text' as const, text: JSON.stringify(data) };
  if (media === undefined) return { content: [text], structuredContent: data as Record<string, unknown> };
  const picture = {
    type: 'image' as const,
    mimeType: media.type,
    data: Buffer.from(media.bytes).toString('base64'),
  };
  return { content: [text, picture], structuredContent: data as Record<string, unknown> };
}
