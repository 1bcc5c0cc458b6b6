import type { TableRequest } from '@slidewise/core/contract';
import { orAborted } from '../abort.js';
import type { DiskTableCache } from './disk-table-cache.js';

/** The tables that a board needs, given what is in the cache: a damaged file changes the result. */
type Wanted = () => readonly TableRequest[];

/** What a thread of Node takes before it does anything, by measurement. */
const THREAD_BYTES = 12 * 2 ** 20;

/** The limits of fetching, and its callbacks. */
export interface FetchOptions {
  /** Bytes that all tables may take, what is needed to build them included. */
  readonly memoryLimit: number;
  /** What a thread takes for itself. */
  readonly threadBytes?: number;
  /** Ends it once aborted. */
  readonly signal: AbortSignal;
  /** Called with a sentence about the work, again and again. */
  onActivity(activity: string): void;
}

/**
 * Brings the tables of a search into the cache: from the disk, or else built in other threads. Optional tables are only begun, and
 * tables without room not even that. Returns whether the cache has changed.
 */
export async function fetchTables(
  cache: DiskTableCache,
  family: string,
  wanted: Wanted,
  options: FetchOptions,
): Promise<boolean> {
  const { memoryLimit, signal } = options;
  let changed = false;
  // 1. What lies on the disk. A file that turns out damaged may change the plan, so ask again then.
  let requests = withinMemory(wanted(), memoryLimit);
  for (let failed = true; failed && !signal.aborted; ) {
    failed = false;
    cache.makeRoom(requests, memoryLimit);
    for (const { id } of requests) {
      if (signal.aborted) return changed;
      if (!cache.has(id)) continue;
      changed = true;
      if (!(await cache.load(id, signal))) failed = true;
    }
    if (failed) requests = withinMemory(wanted(), memoryLimit);
  }
  // 2. What must be built.
  const room = memoryLimit - bytesOf(requests);
  const { threadBytes = THREAD_BYTES } = options;
  const missing = requests.filter(({ id }) => cache.get(id) === undefined);
  const urgent = missing.filter(({ optional }) => !optional);
  const optional = missing.filter((request) => request.optional);
  const parts = urgent.map(() => 0);
  const built = buildAll(cache, family, urgent, room, threadBytes, signal, (i, part) => {
    parts[i] = part;
    const done = parts.reduce((sum, each) => sum + each, 0) / parts.length;
    options.onActivity(`building pattern databases, ${Math.floor(100 * done)} %`);
  });
  // The search goes on meanwhile, and needs memory, too.
  if (urgent.length === 0) void buildAll(cache, family, optional, room / 2, threadBytes, signal, () => {});
  await orAborted(built, signal);
  return changed || missing.length > 0;
}

/** Builds tables, each in its own thread, as many at once as there is room for, in bytes beside the tables themselves. */
async function buildAll(
  cache: DiskTableCache,
  family: string,
  requests: readonly TableRequest[],
  room: number,
  threadBytes: number,
  signal: AbortSignal,
  onPart: (i: number, part: number) => void,
): Promise<void> {
  let left = room;
  const running = new Set<Promise<void>>();
  for (const { id } of requests) cache.announce(id);
  for (const [i, request] of requests.entries()) {
    const extra = request.buildBytes - request.bytes + threadBytes;
    while (extra > left && running.size > 0) await Promise.race(running);
    if (extra > left || signal.aborted) break;
    left -= extra;
    const build = cache
      .build(family, request, (part) => onPart(i, part))
      // Where a thread fails, for want of memory say, the search builds the table itself or says why it cannot.
      .catch(() => {})
      .finally(() => {
        left += extra;
        running.delete(build);
      });
    running.add(build);
  }
  await Promise.all(running);
  for (const { id } of requests) cache.withdraw(id);
}

/** The tables that memory suffices for: all required ones, or none; and the optional ones that fit. */
function withinMemory(requests: readonly TableRequest[], memoryLimit: number): readonly TableRequest[] {
  if (bytesOf(requests) <= memoryLimit) return requests;
  const needed = requests.filter(({ optional }) => !optional);
  return bytesOf(needed) <= memoryLimit ? needed : [];
}

function bytesOf(requests: readonly TableRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
