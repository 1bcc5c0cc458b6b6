import type { FastifyInstance } from 'fastify';

/** Logs a line for each request, with its boards only on demand. */
export function logRequests(app: FastifyInstance, withBoards: boolean): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, body } = request;
    request.log.info(
      {
        method,
        // The address as it was sent may have a board in it.
        url: withBoards ? request.url : (routeOptions.url ?? null),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 1000) / 1000,
        ...(withBoards && body !== undefined ? { body } : {}),
      },
      'answered',
    );
  });
}
