import { existsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RunError } from '@slidewise/batch';
import type { RedisPlace } from '@slidewise/batch/redis';
import { hasWebAssembly } from '@slidewise/core/internals';
import { cacheFolder, whyNotWritable } from '@slidewise/node/files';
import { listTables } from '@slidewise/node/tables';
import { spawnThread } from '@slidewise/node/workers';
import type { Machine } from './findings.js';

/** Where the program and what comes with it are. */
const HOME = fileURLToPath(new URL('.', import.meta.url));

/** Looks at this machine; fails with a `RunError` if the address of Redis is none. */
export async function lookAround(redis: RedisPlace | undefined): Promise<Machine> {
  const [threadError, tables, redisFound] = await Promise.all([tryThread(), listTables(), lookAtRedis(redis)]);
  const folder = cacheFolder();
  return {
    node: process.versions.node,
    threads: availableParallelism(),
    threadError,
    memory: Math.min(totalmem(), process.constrainedMemory() || totalmem()),
    webAssembly: hasWebAssembly(),
    cache: { folder, error: folder === undefined ? undefined : whyNoFilesIn(folder), tables },
    startError: whyNothingIsKept(),
    webApp: existsSync(join(HOME, 'web', 'index.html')),
    opener: findOpener(),
    redis: redisFound,
  };
}

/** Why a thread does not start. */
function tryThread(): Promise<string | undefined> {
  return new Promise((resolve) => {
    try {
      spawnThread(new URL('data:text/javascript,'), {
        onMessage: () => {},
        onError: ({ message }) => resolve(message),
        onEnd: () => resolve(undefined),
      });
    } catch (error) {
      resolve((error as Error).message);
    }
  });
}

/** Why no file can be made in a folder. A folder that is missing is made on first use, so the nearest one above it is tried. */
function whyNoFilesIn(folder: string): string | undefined {
  if (!existsSync(folder) && dirname(folder) !== folder) return whyNoFilesIn(dirname(folder));
  const probe = join(folder, `.slidewise-doctor-${process.pid}`);
  return whyNotWritable(probe)?.replaceAll(probe, folder);
}

function whyNothingIsKept(): string | undefined {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return 'NODE_DISABLE_COMPILE_CACHE forbids it';
  return whyNoFilesIn(join(HOME, 'compiled'));
}

/** What opens pages here; the same programs as `slidewise web --open` calls. */
function findOpener(): string | undefined {
  if (process.platform === 'darwin') return 'open';
  if (process.platform === 'win32') return 'start';
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => folder !== '' && existsSync(join(folder, 'xdg-open'))) ? 'xdg-open' : undefined;
}

/** Fails if the address is none. */
async function lookAtRedis(place: RedisPlace | undefined): Promise<Machine['redis']> {
  if (place === undefined) return undefined;
  // Loaded only where it is needed: it is larger than all the rest.
  const { checkRedis, shownUrl } = await import('@slidewise/batch/redis');
  const where = shownUrl(place.url);
  try {
    return { where, notes: await checkRedis(place) };
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    return { where, notes: [], error: error.message };
  }
}
