import { parentPort, workerData } from 'node:worker_threads';
import { buildTable, type TableTask } from './build-table.js';

/** What the thread sends meanwhile and in the end. */
export type TableNews = { readonly part: number } | { readonly table: Uint8Array };

const table = buildTable(workerData as TableTask, (part) => parentPort!.postMessage({ part } satisfies TableNews));
parentPort!.postMessage({ table } satisfies TableNews, [table.buffer as ArrayBuffer]);
