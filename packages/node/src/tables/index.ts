// The table cache on the disk.
export { DiskTableCache } from './disk-table-cache.js';
export { type FetchOptions, fetchTables } from './fetch-tables.js';
export { tableFetcher } from './table-fetcher.js';
export { listTables, removeTable, type TableFile } from './table-files.js';
