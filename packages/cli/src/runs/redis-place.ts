import type { RedisPlace } from '@slidewise/batch/redis';
import { readValue } from '../input/input.js';
import { PREFIX } from './options.js';

/** What is wrong with a prefix that nothing is done with. */
export function strayPrefix({
  redis,
  prefix,
}: {
  readonly redis?: string;
  readonly prefix: string;
}): string | undefined {
  if (redis !== undefined || prefix === PREFIX.default) return undefined;
  return '--prefix is for keys in Redis: say with --redis where that is';
}

/** Where Redis is, by the options; the address may stand in a file, where no other user reads the password. */
export async function redisPlace(flags: {
  readonly redis: string;
  readonly prefix: string;
}): Promise<RedisPlace | { readonly error: string }> {
  const url = await readValue(flags.redis);
  if (url === undefined || 'error' in url) return { error: `${url?.name ?? ''}: ${url?.error ?? ''}` };
  if (!/^[\w{}.:-]+$/.test(flags.prefix))
    return { error: 'a prefix has letters, digits and the marks _ - . : { } only' };
  return { url: url.text.trim(), prefix: flags.prefix };
}
