import { cacheFolder } from '@slidewise/node/files';
import { listTables, removeTable } from '@slidewise/node/tables';
import { complain } from '../../terminal/complain.js';
import { showAmount, showBytes } from '../../terminal/units.js';
import { fitted, terminalWidth } from '../../terminal/wrap.js';
import type { CacheFlags } from './options.js';

/** Lists or clears the tables on the disk, and returns the exit code. */
export async function run(action: string, { json }: CacheFlags): Promise<number> {
  const tables = await listTables();
  if (action === 'clear') {
    for (const table of tables) {
      const error = await removeTable(table);
      if (error !== undefined) return complain(error);
    }
  }
  if (json) {
    for (const table of tables) process.stdout.write(`${JSON.stringify(table)}\n`);
    return 0;
  }
  const folder = cacheFolder();
  if (folder === undefined) {
    print('no tables are kept: there is no home directory, and XDG_CACHE_HOME names no other');
    return 0;
  }
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const sum = `${showAmount(tables.length, 'table')}, ${showBytes(total)}`;
  if (action === 'clear') {
    print(`removed ${sum}, from ${folder}`);
    return 0;
  }
  const rows = tables.map(({ name, bytes, modified }) => {
    return { name, facts: `${showBytes(bytes).padStart(9)}  ${modified.toISOString().slice(0, 16)}` };
  });
  // Names are long, and no word to break: where the terminal is too narrow for one, all have lines of their own.
  const fits = rows.every(({ name, facts }) => facts.length + 2 + name.length <= terminalWidth());
  for (const { name, facts } of rows) process.stdout.write(fits ? `${facts}  ${name}\n` : `${name}\n${facts}\n`);
  print(`${sum}, in ${folder}`);
  return 0;
}

function print(sentence: string): void {
  process.stdout.write(`${fitted(sentence, process.stdout)}\n`);
}
