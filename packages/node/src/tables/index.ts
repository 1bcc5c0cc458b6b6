// The table cache on the disk.
export { DiskShelf } from './disk-shelf.js';
export { type FetchTerms, fetchTables } from './fetch-tables.js';
export { tableFetcher } from './table-fetcher.js';
export { listTables, removeTable, type TableFile } from './table-files.js';
