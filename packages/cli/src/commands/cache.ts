import { listTables, removeTable } from '../tables/table-files.js';
import { tableFolder } from '../tables/table-folder.js';
import { showBytes } from '../units.js';

/** Lists or clears the tables on the disk, and returns the exit code. */
export async function runCache(action: string): Promise<number> {
  const tables = await listTables();
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  if (action === 'clear') {
    for (const table of tables) await removeTable(table);
    process.stdout.write(`removed ${tables.length} tables, ${showBytes(total)}, from ${tableFolder()}\n`);
    return 0;
  }
  for (const { name, bytes, modified } of tables) {
    process.stdout.write(`${showBytes(bytes).padStart(9)}  ${modified.toISOString().slice(0, 16)}  ${name}\n`);
  }
  process.stdout.write(`${tables.length} tables, ${showBytes(total)}, in ${tableFolder()}\n`);
  return 0;
}
