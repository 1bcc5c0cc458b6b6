import { randomUUID } from 'node:crypto';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type McpOptions, newMcpServer } from '../mcp/mcp-server.js';
import { untilClosed } from './until-closed.js';

const SESSION = 'mcp-session-id';

/** Tools for models at `/mcp` (Streamable HTTP). Nothing is kept between requests. */
export function mcpRoute(app: FastifyInstance, options: McpOptions): { close(): Promise<void> } {
  const handler = createMcpHandler(() => newMcpServer(options), {
    onerror: ({ message }) => app.log.warn(message),
  });
  // Clients of 2025 cancel a request by another one: their session and its number say which.
  const running = new Map<string, AbortController>();
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    schema: { hide: true, operationId: 'mcp' } as object,
    handler: async (request, reply) => {
      const { method, id, params } = messageIn(request);
      if (method === 'notifications/cancelled') running.get(keyOf(request, params?.requestId))?.abort();
      const cancel = new AbortController();
      const key = keyOf(request, id);
      if (id !== undefined && request.headers[SESSION] !== undefined) running.set(key, cancel);
      const signal = AbortSignal.any([cancel.signal, untilClosed(reply)]);
      reply.raw.once('close', () => {
        if (running.get(key) === cancel) running.delete(key);
      });
      if (method === 'initialize') reply.header(SESSION, randomUUID());
      return reply.send(await handler.fetch(webRequest(request, signal), { parsedBody: request.body }));
    },
  });
  return { close: () => handler.close() };
}

interface Message {
  readonly method?: unknown;
  readonly id?: unknown;
  readonly params?: { readonly requestId?: unknown };
}

function messageIn({ body }: FastifyRequest): Message {
  return typeof body === 'object' && body !== null ? (body as Message) : {};
}

function keyOf({ headers }: FastifyRequest, id: unknown): string {
  return JSON.stringify([headers[SESSION], id]);
}

/** The request as the handler takes it; its body comes beside it. */
function webRequest({ method, headers, host, url }: FastifyRequest, signal: AbortSignal): Request {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Request(`http://${host}${url}`, { method, headers: given, signal });
}
