import type { FastifyReply } from 'fastify';

/** Aborted when the sender goes away before the answer. */
export function untilClosed({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
