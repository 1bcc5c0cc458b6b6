import type { TableCache, TableRequest } from '@slidewise/core/contract';
import type { FetchTables } from '@slidewise/core/solving';

/** Where large tables come from: shared with all threads of a process. */
export interface TableSource {
  /** Brings tables into memory, as far as they can be had; they are looked up with `get` then. */
  fetch(family: string, requests: readonly TableRequest[]): Promise<void>;
  get(id: string): Uint8Array | undefined;
  put(id: string, table: Uint8Array): void;
}

/** The most bytes of a table that is made once for all positions. */
const SMALL = 2 ** 20;

/** What searches have made for themselves, with the tables of a source. They would make the same again, and ask for none beforehand: no plan depends on it. */
const small = new WeakMap<TableSource, Map<string, Uint8Array>>();

/**
 * The tables of one position: the requested ones, and small ones that other positions left. A search depends on the
 * tables that it finds, and must not depend on earlier boards.
 */
export class PositionTableCache implements TableCache {
  private readonly own = new Set<string>();
  private readonly small: Map<string, Uint8Array>;

  constructor(private readonly source: TableSource) {
    this.small = small.get(source) ?? new Map();
    small.set(source, this.small);
  }

  /** Fetches all tables of a plan, or none if they do not fit into a memory together. */
  within(memoryLimit: number): FetchTables {
    return async (family, wanted) => {
      const requests = wanted();
      if (requests.reduce((sum, { bytes }) => sum + bytes, 0) > memoryLimit) return false;
      await this.source.fetch(family, requests);
      for (const { id } of requests) this.own.add(id);
      return true;
    };
  }

  get(id: string): Uint8Array | undefined {
    return this.own.has(id) ? this.source.get(id) : this.small.get(id);
  }

  put(id: string, table: Uint8Array): void {
    if (!this.own.has(id) && table.length <= SMALL) this.small.set(id, table);
    this.own.add(id);
    this.source.put(id, table);
  }

  has(id: string): boolean {
    return this.own.has(id) && this.source.get(id) !== undefined;
  }
}
