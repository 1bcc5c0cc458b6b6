import { DiskShelf } from '@slidewise/node/tables';
import { say } from '../terminal/complain.js';

/** Does some work that may need large tables, and puts everything away afterwards. */
export async function withTables<T>(work: (tables: DiskShelf) => Promise<T>): Promise<T> {
  const tables = new DiskShelf(say);
  try {
    return await work(tables);
  } finally {
    await tables.close();
  }
}
