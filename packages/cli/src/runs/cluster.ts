import { RunError, type RunOptions } from '@slidewise/batch';
import { complain } from '../terminal/complain.js';
import { redisPlace, strayPrefix } from './redis-place.js';

/** How work on other machines is asked for. */
export interface ClusterFlags {
  readonly redis?: string;
  readonly prefix: string;
  readonly threads?: number;
}

/** Workers on other machines, if they are asked for and Redis can be used; says what is wrong, and returns the exit code, if it cannot. */
export async function onCluster(
  { redis, prefix, threads }: ClusterFlags,
  report: (note: string) => void,
): Promise<RunOptions['backend'] | number | undefined> {
  if (redis === undefined) {
    const stray = strayPrefix({ prefix });
    return stray === undefined ? undefined : complain(stray);
  }
  if (threads !== undefined) return complain('--threads is for this machine; with --redis, workers have their own');
  const place = await redisPlace({ redis, prefix });
  if ('error' in place) return complain(place.error);
  // Loaded only where it is needed: it is larger than all the rest.
  const { checkRedis, RedisBackend } = await import('@slidewise/batch/redis');
  try {
    for (const note of await checkRedis(place)) report(`note: ${note}`);
  } catch (error) {
    if (error instanceof RunError) return complain(error.message);
    throw error;
  }
  return (manifest) => RedisBackend.open(manifest, place, report);
}
