import { filesIn } from '@slidewise/node/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Serves the web app at all addresses that are not those of the service, nor look like one. Its pages say themselves what they may load. */
export function webFiles(app: FastifyInstance, folder: string): void {
  const files = filesIn(folder);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (/^\/v\d+\//.test(request.url)) {
      reply.callNotFound();
      return reply;
    }
    const { code, headers, body } = await files(request.raw, request.url);
    reply.code(code).headers({ 'content-security-policy': "frame-ancestors 'none'", ...headers });
    return reply.send(body === undefined ? undefined : Buffer.from(body));
  };
  for (const path of ['/', '/*']) app.get(path, { schema: { hide: true }, exposeHeadRoute: true }, answer);
}
