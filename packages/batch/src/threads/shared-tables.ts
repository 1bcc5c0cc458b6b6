import type { TableRequest } from '@slidewise/core/contract';
import { TableMemory, tableAt } from '@slidewise/core/solving';
import type { DiskTableCache } from '@slidewise/node/tables';
import type { SharedTable } from './messages.js';

/** Where tables come from: from the disk, or built; undefined where one cannot be had. */
export type FetchTable = (family: string, request: TableRequest) => Promise<Uint8Array | undefined>;

/** The large tables of a process, each fetched once. */
export class SharedTables {
  private readonly tables = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(private readonly fetch: FetchTable) {}

  get(family: string, request: TableRequest): Promise<Uint8Array | undefined> {
    const known = this.tables.get(request.id) ?? this.fetch(family, request).catch(() => undefined);
    this.tables.set(request.id, known);
    return known;
  }

  /** The table lies there now: the one that it was copied from is not needed any more. */
  move(id: string, table: Uint8Array): void {
    this.tables.set(id, Promise.resolve(table));
  }
}

/**
 * Large tables in memory that all threads of a pool share: one copy, however many threads there are, which compiled searches read, too. The next pool gets another
 * memory: what searches of this one have taken beside the tables goes with it.
 */
export class PoolTables {
  private readonly tables = new Map<string, Promise<SharedTable | undefined>>();
  private memory: TableMemory | undefined;

  constructor(private readonly source: SharedTables) {}

  get(family: string, request: TableRequest): Promise<SharedTable | undefined> {
    const known = this.tables.get(request.id) ?? this.share(family, request);
    this.tables.set(request.id, known);
    return known;
  }

  private async share(family: string, request: TableRequest): Promise<SharedTable | undefined> {
    const { id } = request;
    const table = await this.source.get(family, request);
    if (table === undefined) return undefined;
    this.memory ??= new TableMemory();
    const place = this.memory.place(table);
    if (place !== undefined) {
      this.source.move(id, tableAt(place));
      return { id, place };
    }
    const bytes = new Uint8Array(new SharedArrayBuffer(table.length));
    bytes.set(table);
    this.source.move(id, bytes);
    return { id, bytes };
  }
}

/** Tables from the disk; those that are not there are built, and kept there. */
export function fetchTableFrom(cache: DiskTableCache): FetchTable {
  return async (family, request) => {
    const { id } = request;
    if (!(cache.has(id) && (await cache.load(id)))) await cache.build(family, request, () => {});
    const table = cache.get(id);
    // The caller keeps it.
    cache.makeRoom([], 0);
    return table;
  };
}
