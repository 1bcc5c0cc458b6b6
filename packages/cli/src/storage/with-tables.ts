import { DiskTableCache } from '@slidewise/node/tables';
import { say } from '../terminal/complain.js';

/** Does some work that may need large tables, and puts everything away afterwards. */
export async function withTables<T>(work: (tables: DiskTableCache) => Promise<T>): Promise<T> {
  const tables = new DiskTableCache(say);
  try {
    return await work(tables);
  } finally {
    await tables.close();
  }
}
