import { parent } from '../workers/parent.js';
import { buildTable, type TableTask } from './build-table.js';

/** What the thread sends meanwhile and in the end. */
export type TableNews = { readonly part: number } | { readonly table: Uint8Array };

const table = buildTable(parent.data as TableTask, (part) => parent.send({ part } satisfies TableNews));
parent.send({ table } satisfies TableNews, [table.buffer as ArrayBuffer]);
