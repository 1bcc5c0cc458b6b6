import type { TableRequest } from '@slidewise/core/contract';
import { TableMemory } from '@slidewise/core/solving';
import type { SharedTable } from './messages.js';

/** Where tables come from: from the disk, or built; undefined where one cannot be had. */
export type FetchTable = (family: string, request: TableRequest) => Promise<Uint8Array | undefined>;

/** Large tables in memory that all threads of the process share: one copy, however many threads there are, which compiled searches read, too. */
export class SharedTables {
  private readonly tables = new Map<string, Promise<SharedTable | undefined>>();
  private memory: TableMemory | undefined;

  constructor(private readonly fetch: FetchTable) {}

  get(family: string, request: TableRequest): Promise<SharedTable | undefined> {
    const known = this.tables.get(request.id) ?? this.share(family, request);
    this.tables.set(request.id, known);
    return known;
  }

  private async share(family: string, request: TableRequest): Promise<SharedTable | undefined> {
    const table = await this.fetch(family, request).catch(() => undefined);
    if (table === undefined) return undefined;
    this.memory ??= new TableMemory();
    const place = this.memory.place(table);
    if (place !== undefined) return { id: request.id, place };
    const bytes = new Uint8Array(new SharedArrayBuffer(table.length));
    bytes.set(table);
    return { id: request.id, bytes };
  }
}
