import type { Problem } from '@slidewise/core/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../operations/index.js';
import { refusalOf } from '../threads/request-end.js';
import type { RequestEnd } from '../threads/solver-pool.js';
import type { Performer } from '../threads/work-here.js';
import { errorResponses } from './error-responses.js';
import { problemOf, RequestProblem, refuse } from './problem-document.js';
import { untilClosed } from './until-closed.js';

/** A route for every operation. */
export function operationRoutes(app: FastifyInstance, operations: readonly Operation[], performer: Performer): void {
  for (const operation of operations) {
    const { name, path, summary, input, output, address = name } = operation;
    const isRead = path !== undefined;
    const inPath = isRead ? namesIn(path) : [];
    app.route({
      method: isRead ? 'GET' : 'POST',
      url: `/v1/${path ?? address}`,
      schema: {
        operationId: name,
        summary,
        ...(isRead ? readSchemas(input, inPath) : { body: input }),
        response: { 200: { description: summary, content: contentOf(operation, output) }, ...errorResponses },
      },
      handler: async (request, reply) => {
        const given = isRead ? { ...(request.query as object), ...(request.params as object) } : request.body;
        const media = wantedMedia(operation, request);
        return answer(await performer.perform(operation, given, media, untilClosed(reply)), reply, isRead);
      },
    });
  }
}

function answer(end: RequestEnd, reply: FastifyReply, isRead: boolean): FastifyReply {
  if ('body' in end) {
    const { type, body } = end;
    return reply
      .type(type === 'application/json' ? 'application/json; charset=utf-8' : type)
      .send(typeof body === 'string' ? body : Buffer.from(body));
  }
  if ('problem' in end) throw new RequestProblem(problemOf(end.problem, isMissing(end.problem, isRead) ? 404 : 422));
  const { code, detail } = refusalOf(end);
  const status = { busy: 429, 'too-much-work': 422, ending: 503 }[code];
  throw refuse(status, code, detail, code === 'busy' ? { 'retry-after': '1' } : {});
}

/** Whether the answer is 404: an unknown episode, or an unknown puzzle in an address. The name of a board that is sent is input. */
function isMissing({ code }: Problem, isRead: boolean): boolean {
  return code === 'no-such-episode' || (isRead && code === 'no-such-puzzle');
}

/** Whether the sender would rather have the picture by itself. */
function wantedMedia({ mediaTypes = [] }: Operation, { headers }: FastifyRequest): boolean {
  const accepted = (headers.accept ?? '').split(',').map((each) => each.split(';')[0]!.trim().toLowerCase());
  return accepted.some((type) => mediaTypes.includes(type));
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
}

/** The fields of the input in the path, and those behind the question mark. */
function readSchemas(input: object, inPath: readonly string[]) {
  const { properties = {}, required = [] } = input as { properties?: Record<string, object>; required?: string[] };
  const part = (is: (name: string) => boolean) => ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => is(name))),
    required: required.filter(is),
  });
  const params = inPath.length === 0 ? {} : { params: part((name) => inPath.includes(name)) };
  return { querystring: part((name) => !inPath.includes(name)), ...params };
}

function contentOf({ mediaTypes = [] }: Operation, output: object) {
  const media = mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }] as const);
  return { 'application/json': { schema: output }, ...Object.fromEntries(media) };
}
