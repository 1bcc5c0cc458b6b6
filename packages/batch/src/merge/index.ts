/** The results of a run in one piece. */
export { runWithFile } from '../run/own-files.js';
export { parquetPieces } from './parquet.js';
export { type Merge, openMerge } from './rows.js';
