import { assertArguments, aText, instanceOf } from './check.js';
import type { TableCache } from './contract/engine/tables.js';

const aTable = instanceOf(Uint8Array);

/** Tables in memory. A cache that brings them from elsewhere, or shares them, extends it. */
export class MemoryTableCache implements TableCache {
  /** What is in memory, for caches that extend this one. */
  protected readonly tables = new Map<string, Uint8Array>();

  get(id: string): Uint8Array | undefined {
    assertArguments(['id', id, aText]);
    return this.tables.get(id);
  }

  put(id: string, table: Uint8Array): void {
    assertArguments(['id', id, aText], ['table', table, aTable]);
    this.tables.set(id, table);
  }

  has(id: string): boolean {
    assertArguments(['id', id, aText]);
    return this.tables.has(id);
  }
}
