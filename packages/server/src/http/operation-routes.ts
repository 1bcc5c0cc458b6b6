import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Operation, operations, runsOf } from '../operations/index.js';
import type { OperationWork } from '../operations/operation-work.js';
import type { RequestEnd, SolverPool } from '../threads/solver-pool.js';
import { workOn } from '../threads/work-on.js';
import { errorResponses } from './error-responses.js';
import { problemOf, RequestProblem, refuse } from './problem-document.js';

/** A route for every operation. */
export function operationRoutes(app: FastifyInstance, pool: SolverPool, here: OperationWork): void {
  for (const operation of operations) {
    const { name, path, summary, input, output } = operation;
    const isRead = path !== undefined;
    const inPath = isRead ? namesIn(path) : [];
    app.route({
      method: isRead ? 'GET' : 'POST',
      url: `/v1/${path ?? name}`,
      schema: {
        operationId: name,
        summary,
        ...(isRead ? readSchemas(input, inPath) : { body: input }),
        response: { 200: { description: summary, content: contentOf(operation, output) }, ...errorResponses },
      },
      handler: async (request, reply) => {
        const given = isRead ? { ...(request.query as object), ...(request.params as object) } : request.body;
        const media = wantedMedia(operation, request);
        const runs = runsOf(operation, given);
        const end =
          runs === 'at-once'
            ? await workOn({ id: 0, operation: name, input: given, media }, here)
            : await pool.run({ operation: name, input: given, media, runs }, untilClosed(reply));
        return answer(end as RequestEnd, reply, isRead);
      },
    });
  }
}

/** Aborted when the sender goes away before the answer. */
function untilClosed({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function answer(end: RequestEnd, reply: FastifyReply, isRead: boolean): FastifyReply {
  if ('body' in end) {
    const { type, body } = end;
    return reply
      .type(type === 'application/json' ? 'application/json; charset=utf-8' : type)
      .send(typeof body === 'string' ? body : Buffer.from(body));
  }
  if ('problem' in end)
    throw new RequestProblem(problemOf(end.problem, isRead && end.problem.code === 'no-such-puzzle' ? 404 : 422));
  if ('busy' in end) {
    throw refuse(429, 'busy', 'too many requests are waiting: try again later', { 'retry-after': '1' });
  }
  if ('ended' in end) throw refuse(422, 'too-much-work', `the request was ended: ${end.ended}`);
  if ('cancelled' in end) throw refuse(503, 'ending', 'the service is ending');
  throw new Error('fault' in end ? end.fault : 'a request was handed over twice');
}

/** Whether the sender would rather have the picture by itself. */
function wantedMedia({ mediaTypes = [] }: Operation, { headers }: FastifyRequest): boolean {
  const accepted = (headers.accept ?? '').split(',').map((each) => each.split(';')[0]!.trim().toLowerCase());
  return accepted.some((type) => mediaTypes.includes(type));
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
}

/** The fields of the input that stand in the path, and those that stand behind the question mark. */
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
