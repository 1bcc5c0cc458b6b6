/** The results of a run in one piece. */
export { parquetPieces } from './parquet.js';
export { type Merge, openMerge } from './rows.js';
