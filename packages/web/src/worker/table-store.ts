/** Where tables stay between visits. What it does not have is built again. */
export interface TableStore {
  get(id: string): Promise<Uint8Array | undefined>;
  put(id: string, table: Uint8Array): Promise<void>;
}

interface StoredTable {
  readonly id: string;
  readonly table: Uint8Array;
  readonly checksum: number;
}

const DATABASE = 'slidewise';
const TABLES = 'tables';
/** A device that does not answer within so many milliseconds is done without: a hint must not wait for it. */
const PATIENCE = 1000;

/**
 * Tables in IndexedDB. Where a browser does not allow that (in a private window, say, or on a full disk), nothing is kept, and
 * nothing else changes. What `isKnown` does not know comes from another version of the app and goes when something is put.
 */
export class DeviceStore implements TableStore {
  private database: Promise<IDBDatabase> | undefined;

  constructor(private readonly isKnown: (id: string) => boolean) {}

  async get(id: string): Promise<Uint8Array | undefined> {
    const kept = await this.ask<StoredTable | undefined>('readonly', (tables) => tables.get(id));
    return kept !== undefined && checksumOf(kept.table) === kept.checksum ? kept.table : undefined;
  }

  async put(id: string, table: Uint8Array): Promise<void> {
    const kept: StoredTable = { id, table, checksum: checksumOf(table) };
    await this.ask('readwrite', (tables) => tables.put(kept));
    const ids = (await this.ask('readonly', (tables) => tables.getAllKeys())) ?? [];
    for (const old of ids.filter((each) => !this.isKnown(String(each)))) {
      await this.ask('readwrite', (tables) => tables.delete(old));
    }
  }

  /** What the device answers; undefined if it cannot, or not in time. */
  private ask<T>(
    mode: IDBTransactionMode,
    question: (tables: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    const answer = async (): Promise<T | undefined> => {
      try {
        this.database ??= open();
        const transaction = (await this.database).transaction(TABLES, mode);
        return await settled(question(transaction.objectStore(TABLES)));
      } catch {
        return undefined;
      }
    };
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
    return Promise.race([answer(), late]);
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The hash FNV-1a (Fowler, Noll and Vo 1991). */
function checksumOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return hash;
}
