import { listTables, removeTable } from '../tables/table-files.js';
import { tableFolder } from '../tables/table-folder.js';
import { showAmount, showBytes } from '../units.js';
import type { CacheFlags } from './cache-options.js';

/** Lists or clears the tables on the disk, and returns the exit code. */
export async function runCache(action: string, { json }: CacheFlags): Promise<number> {
  const tables = await listTables();
  if (action === 'clear') for (const table of tables) await removeTable(table);
  if (json) {
    for (const table of tables) process.stdout.write(`${JSON.stringify(table)}\n`);
    return 0;
  }
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const sum = `${showAmount(tables.length, 'table')}, ${showBytes(total)}`;
  if (action === 'clear') {
    process.stdout.write(`removed ${sum}, from ${tableFolder()}\n`);
    return 0;
  }
  for (const { name, bytes, modified } of tables) {
    process.stdout.write(`${showBytes(bytes).padStart(9)}  ${modified.toISOString().slice(0, 16)}  ${name}\n`);
  }
  process.stdout.write(`${sum}, in ${tableFolder()}\n`);
  return 0;
}
