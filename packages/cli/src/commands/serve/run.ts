import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RunError } from '@slidewise/batch';
import type { RedisPlace } from '@slidewise/batch/redis';
import { untilAborted } from '@slidewise/node/abort';
import { stateFolder } from '@slidewise/node/files';
import { codeOf, describeSystemError } from '@slidewise/node/system-errors';
import { isLoopback } from '@slidewise/node/web-server';
import { createService, listen, originError, type Service, type ServiceOptions } from '@slidewise/server';
import { defined } from '@slidewise/server/answers';
import { readTextFile } from '../../input/input.js';
import { redisPlace, strayPrefix } from '../../runs/redis-place.js';
import { requestOptions } from '../../runs/request-options.js';
import { endSoon, onSignals } from '../../runs/signals.js';
import { complain, say } from '../../terminal/complain.js';
import { fitted } from '../../terminal/wrap.js';
import type { ProgramSpec } from '../../usage/spec.js';
import type { ServeFlags } from './options.js';

/** The build puts a copy of the web app beside the bundle. */
const WEB = fileURLToPath(new URL('web', import.meta.url));

/** Serves until Ctrl-C or SIGTERM, and returns the exit code. */
export async function run(flags: ServeFlags, { version }: ProgramSpec): Promise<number> {
  const { host, port, rate, cors = [], logBoards, mcp, gym } = flags;
  const token = await readToken(flags.tokenFile);
  if (token !== undefined && 'error' in token) return complain(token.error);
  if (token === undefined && !isLoopback(host)) {
    return complain(`other machines can reach ${host}: give --token-file, so that not everybody may use it`);
  }
  const wrong = cors.map(originError).find((error) => error !== undefined);
  if (wrong !== undefined) return complain(`--cors: ${wrong}`);
  if (flags.web && !existsSync(WEB)) {
    return complain('the web app is missing beside the program: build it with "npm run build"');
  }
  const batches = flags.batches ?? usualBatches();
  if (batches === undefined) return complain('there is no directory for batches: name one with --batches');
  const redis = await redisOf(flags);
  if (redis !== undefined && 'error' in redis) return complain(redis.error);
  const ending = onSignals();
  const service = await started({
    host,
    version,
    origins: cors,
    ...requestOptions(flags),
    batches,
    log: process.stderr,
    ...defined({ rate, logBoards, mcp, gym, token: token?.text, web: flags.web ? WEB : undefined, redis }),
  });
  if ('error' in service) return complain(service.error);
  const listening = await listen(service.app, port, host);
  if ('error' in listening) {
    await service.close();
    return complain(listening.error);
  }
  process.stdout.write(
    `${fitted(`The service is at ${listening.address}, and ${listening.address}docs shows it (Ctrl-C stops it)`, process.stdout)}\n`,
  );
  await untilAborted(ending.signal);
  await service.close();
  return flags.redis === undefined ? 0 : endSoon(0);
}

/** Where batches are kept unless the user says otherwise. */
function usualBatches(): string | undefined {
  const folder = stateFolder();
  return folder === undefined ? undefined : join(folder, 'batches');
}

/** A service, or why its folder of batches cannot be used. */
async function started(options: ServiceOptions): Promise<Service | { readonly error: string }> {
  try {
    return await createService(options);
  } catch (error) {
    if (error instanceof RunError) return { error: error.message };
    if (codeOf(error) === '') throw error;
    return { error: `${options.batches}: ${describeSystemError(error, 'written')}` };
  }
}

/** Where Redis is, if batches are done by workers elsewhere. */
async function redisOf({ redis, prefix }: ServeFlags): Promise<RedisPlace | { readonly error: string } | undefined> {
  if (redis === undefined) {
    const stray = strayPrefix({ prefix });
    return stray === undefined ? undefined : { error: stray };
  }
  const place = await redisPlace({ redis, prefix });
  if ('error' in place) return place;
  try {
    const { checkRedis } = await import('@slidewise/batch/redis');
    for (const note of await checkRedis(place)) say(`note: ${note}`);
    return place;
  } catch (error) {
    if (error instanceof RunError) return { error: error.message };
    throw error;
  }
}

/** The token in a file; undefined if no file is named. */
async function readToken(path: string | undefined): Promise<{ text: string } | { error: string } | undefined> {
  if (path === undefined) return undefined;
  const source = await readTextFile(path);
  if ('error' in source) return { error: `${path}: ${source.error}` };
  const text = source.text.trim();
  if (!/^[\x21-\x7e]{16,}$/.test(text)) {
    return { error: `${path}: a token is one word of 16 or more letters, digits and marks` };
  }
  return { text };
}
