import { listTables, removeTable } from '../../storage/tables/table-files.js';
import { cacheFolder } from '../../storage/user-folders.js';
import { complain } from '../../terminal/complain.js';
import { showAmount, showBytes } from '../../terminal/units.js';
import type { CacheFlags } from './options.js';

/** Lists or clears the tables on the disk, and returns the exit code. */
export async function run(action: string, { json }: CacheFlags): Promise<number> {
  const tables = await listTables();
  if (action === 'clear') {
    for (const table of tables) {
      const trouble = await removeTable(table);
      if (trouble !== undefined) return complain(trouble);
    }
  }
  if (json) {
    for (const table of tables) process.stdout.write(`${JSON.stringify(table)}\n`);
    return 0;
  }
  const folder = cacheFolder();
  if (folder === undefined) {
    process.stdout.write('no tables are kept: there is no home directory, and XDG_CACHE_HOME names no other\n');
    return 0;
  }
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const sum = `${showAmount(tables.length, 'table')}, ${showBytes(total)}`;
  if (action === 'clear') {
    process.stdout.write(`removed ${sum}, from ${folder}\n`);
    return 0;
  }
  for (const { name, bytes, modified } of tables) {
    process.stdout.write(`${showBytes(bytes).padStart(9)}  ${modified.toISOString().slice(0, 16)}  ${name}\n`);
  }
  process.stdout.write(`${sum}, in ${folder}\n`);
  return 0;
}
