import { createHash, timingSafeEqual } from 'node:crypto';
import { isNameOf } from '@slidewise/node/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './problem-document.js';
import type { ServiceOptions } from './service-options.js';

/** Said with every answer. Pages have a policy of their own. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Milliseconds for which a browser may remember what an origin may do, in seconds as the header has it. */
const REMEMBERED = '600';

/** Who is answered: requests for a name of this server, from pages of its own or of origins that were allowed, with the token if there is one. */
export function checkAccess(app: FastifyInstance, { host, origins, token }: ServiceOptions): void {
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ALWAYS);
    const { host: name, origin, authorization } = request.headers;
    if (!isNameOf(host, name)) {
      throw refuse(
        421,
        'other-host',
        'this server has another name: use the address that it printed when it was started',
      );
    }
    if (origin !== undefined) allowOrigin(origin, name, origins, reply);
    if (isPreflight(request)) return reply.code(204).send();
    // Whoever only asks whether it lives needs no token: it says nothing else.
    if (wanted === undefined || /^\/(healthz|readyz)$/.test(request.url)) return;
    if (authorization === undefined || !timingSafeEqual(digest(authorization), wanted)) {
      throw refuse(401, 'no-token', 'send the token of the service: Authorization: Bearer TOKEN', {
        'www-authenticate': 'Bearer',
      });
    }
  });
}

/** Lets pages of an origin read the answer; the server's own pages may anyway. */
function allowOrigin(origin: string, host: string | undefined, origins: readonly string[], reply: FastifyReply): void {
  if (origin === `http://${host}` || origin === `https://${host}`) return;
  if (!origins.includes(origin)) {
    throw refuse(403, 'other-origin', 'pages of other origins may not use this service');
  }
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers':
      'authorization, content-type, idempotency-key, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id',
    'access-control-expose-headers': 'location, retry-after, mcp-session-id',
    'access-control-max-age': REMEMBERED,
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'origin',
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Of one length for all texts, so that comparing takes the same time for all. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** What is wrong with an origin, if anything. */
export function originError(origin: string): string | undefined {
  const parsed = URL.canParse(origin) ? new URL(origin) : undefined;
  if (parsed?.origin === origin && /^https?:$/.test(parsed.protocol)) return undefined;
  return `"${origin}" is no origin: expected one such as https://example.org`;
}
