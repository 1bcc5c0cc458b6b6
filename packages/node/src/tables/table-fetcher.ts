import type { FetchTables } from '@slidewise/core/solving';
import type { DiskTableCache } from './disk-table-cache.js';
import type { FetchOptions } from './fetch-tables.js';

/** Fetches tables. The code for it is loaded only for a board that needs tables. */
export function tableFetcher(tables: DiskTableCache, options: FetchOptions): FetchTables {
  return async (family, wanted) => {
    const { fetchTables } = await import('./fetch-tables.js');
    return fetchTables(tables, family, wanted, options);
  };
}
