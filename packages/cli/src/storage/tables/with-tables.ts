import { DiskShelf } from './disk-shelf.js';

/** Does some work that may need large tables, and puts everything away afterwards. */
export async function withTables<T>(work: (tables: DiskShelf) => Promise<T>): Promise<T> {
  const tables = new DiskShelf();
  try {
    return await work(tables);
  } finally {
    await tables.close();
  }
}
