import { addressOf, describeListenError } from '@slidewise/node/web-server';
import type { FastifyInstance } from 'fastify';

/** Lets a service listen: its address for this machine, or why it cannot. */
export async function listen(
  app: FastifyInstance,
  port: number,
  host: string,
): Promise<{ readonly address: string } | { readonly error: string }> {
  try {
    await app.listen({ port, host });
    return { address: addressOf(app.server, host) };
  } catch (error) {
    return { error: describeListenError(error as Error, port, host) };
  }
}

/** What is wrong with an origin, if anything. */
export function originError(origin: string): string | undefined {
  const parsed = URL.canParse(origin) ? new URL(origin) : undefined;
  if (parsed?.origin === origin && /^https?:$/.test(parsed.protocol)) return undefined;
  return `"${origin}" is no origin: expected one such as https://example.org`;
}
