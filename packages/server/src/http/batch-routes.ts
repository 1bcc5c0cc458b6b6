import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { type Batch, batchSchema } from '../batches/batch.js';
import { type BatchQueue, TOO_MANY } from '../batches/batch-queue.js';
import { type BatchInput, batchInput } from '../batches/batch-request.js';
import { closed } from '../operations/schemas.js';
import { errorResponses } from './error-responses.js';
import { problemOf, RequestProblem, refuse } from './problem-document.js';

/** Bytes of the boards of a batch. */
const BODY_LIMIT = 2 ** 26;
/** Milliseconds between two signs of life on a stream of events. */
const ALIVE = 15_000;
/** Milliseconds after which a reader of events comes again. */
const RETRY = 1000;

const params = closed({ id: Type.String({ maxLength: 100 }) });
const answerOf = (description: string, schema: object = batchSchema, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
});
const responses = (code: number, answer: object) => ({ response: { [code]: answer, ...errorResponses } });

/** Routes for work on many boards. Streams of events end with `close`; their readers come again, to the next service. */
export function batchRoutes(app: FastifyInstance, queue: BatchQueue): { close(): void } {
  const streams = new Set<PassThrough>();
  const batchOf = (request: FastifyRequest): Batch => {
    const batch = queue.get((request.params as { id: string }).id);
    if (batch === undefined) throw refuse(404, 'no-such-batch', 'there is no batch with this id');
    return batch;
  };

  app.post(
    '/v1/batches',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: 'createBatch',
        summary: 'Works on any number of boards, for as long as it takes',
        headers: {
          type: 'object',
          properties: {
            'idempotency-key': {
              type: 'string',
              minLength: 1,
              maxLength: 200,
              description: 'sent again with the same key, a request gives the batch that it began',
            },
          },
        },
        body: batchInput,
        ...responses(202, answerOf('the batch was accepted; Location says where it is')),
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] as string | undefined;
      const accepted = await queue.accept(request.body as BatchInput, key);
      if (!accepted.ok) {
        const busy = accepted.problem.code === TOO_MANY;
        throw new RequestProblem(problemOf(accepted.problem, busy ? 429 : 422), busy ? { 'retry-after': '60' } : {});
      }
      const { report } = accepted.value;
      return reply.code(202).header('location', `/v1/batches/${report.id}`).send(report);
    },
  );

  app.get(
    '/v1/batches',
    {
      schema: {
        operationId: 'batches',
        summary: 'Lists the batches that are there',
        ...responses(200, answerOf('the batches', closed({ batches: Type.Array(batchSchema) }))),
      },
    },
    async () => ({ batches: queue.all().map(({ report }) => report) }),
  );

  app.get(
    '/v1/batches/:id',
    {
      schema: {
        operationId: 'batch',
        summary: 'Says how far a batch has come',
        params,
        ...responses(200, answerOf('the batch')),
      },
    },
    async (request) => batchOf(request).report,
  );

  app.delete(
    '/v1/batches/:id',
    {
      schema: {
        operationId: 'cancelBatch',
        summary: 'Cancels a batch, or removes one that has ended',
        params,
        ...responses(200, answerOf('the batch as it was left')),
      },
    },
    async (request) => {
      const batch = batchOf(request);
      await queue.cancel(batch);
      return batch.report;
    },
  );

  app.get(
    '/v1/batches/:id/results',
    {
      schema: {
        operationId: 'batchResults',
        summary: 'Gives the rows of a batch in the order of its boards, one a line',
        params,
        querystring: closed({
          partial: Type.Optional(Type.Boolean({ description: 'the rows that are there so far' })),
        }),
        ...responses(200, answerOf('the rows, as JSON Lines', { type: 'string' }, 'application/jsonl')),
      },
    },
    async (request, reply) => {
      const batch = batchOf(request);
      const { partial = false } = request.query as { partial?: boolean };
      if (batch.status !== 'done' && !partial) {
        throw refuse(409, 'not-finished', 'the batch is not finished: ask for ?partial=true, or wait');
      }
      reply.type('application/jsonl; charset=utf-8');
      return batch.status === 'waiting' ? reply.send('') : reply.send(Readable.from(queue.rows(batch, partial)));
    },
  );

  app.get(
    '/v1/batches/:id/events',
    {
      schema: {
        operationId: 'batchEvents',
        summary: 'Tells how a batch comes on, as server-sent events',
        params,
        headers: {
          type: 'object',
          properties: {
            'last-event-id': { type: 'string', maxLength: 20, description: 'the last event that was seen' },
          },
        },
        ...responses(200, answerOf('events with the batch as data', { type: 'string' }, 'text/event-stream')),
      },
    },
    async (request, reply) => {
      const batch = batchOf(request);
      const seen = Number(request.headers['last-event-id'] ?? -1);
      const stream = eventsOf(batch, Number.isFinite(seen) ? seen : -1);
      streams.add(stream);
      stream.once('close', () => streams.delete(stream));
      return sendEvents(reply, stream);
    },
  );

  return {
    close() {
      for (const stream of streams) stream.end();
    },
  };
}

function sendEvents(reply: FastifyReply, stream: PassThrough): FastifyReply {
  reply.raw.once('close', () => stream.destroy());
  return reply.type('text/event-stream').header('cache-control', 'no-store').send(stream);
}

/** The events of a batch after one that was seen, until its end. */
function eventsOf(batch: Batch, seen: number): PassThrough {
  const stream = new PassThrough();
  let last = seen;
  stream.write(`retry: ${RETRY}\n\n`);
  const send = (): void => {
    // A slow reader gets the next state that it has room for, and at any rate the last.
    if (stream.writableNeedDrain && batch.end === undefined) return;
    const { eventId, end, report } = batch;
    if (eventId > last || last < 0) {
      last = Math.max(eventId, 0);
      const name = end === undefined ? 'progress' : 'end';
      stream.write(`id: ${eventId}\nevent: ${name}\ndata: ${JSON.stringify(report)}\n\n`);
    }
    if (end !== undefined) stream.end();
  };
  const forget = batch.listen(send);
  stream.on('drain', send);
  const timer = setInterval(() => stream.write(': alive\n\n'), ALIVE);
  stream.once('close', () => {
    forget();
    clearInterval(timer);
  });
  send();
  return stream;
}
