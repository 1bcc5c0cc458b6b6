import type { DiskTableCache } from '@slidewise/node/tables';
import type { FetchTable } from './shared-tables.js';

/** Tables from the disk; those that are not there are built, and kept there. */
export function fetchTableFrom(cache: DiskTableCache): FetchTable {
  return async (family, request) => {
    const { id } = request;
    if (!(cache.has(id) && (await cache.load(id)))) await cache.build(family, request, () => {});
    const table = cache.get(id);
    // The caller keeps it.
    cache.makeRoom([], 0);
    return table;
  };
}
