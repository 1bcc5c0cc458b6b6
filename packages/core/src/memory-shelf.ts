import type { TableShelf } from './contract/tables.js';

/** Tables in memory, as long as the program runs. */
export class MemoryShelf implements TableShelf {
  private readonly tables = new Map<string, Uint8Array>();

  get(id: string): Uint8Array | undefined {
    return this.tables.get(id);
  }

  put(id: string, table: Uint8Array): void {
    this.tables.set(id, table);
  }

  has(id: string): boolean {
    return this.tables.has(id);
  }
}
