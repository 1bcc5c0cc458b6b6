import type { Family } from '@slidewise/core/contract';
import { MemoryTableCache, type Work } from '@slidewise/core/solving';
import type { TableStore } from './table-store.js';

/** The building of some tables: true once all are there. */
interface Building extends Work<boolean> {
  /** The part that is done, from 0 to 1. */
  readonly part: number;
}

/**
 * The large tables of this visit, and of earlier ones where there is a store. Building one is never begun twice: if it is interrupted,
 * the next request continues it.
 */
export class BrowserTableCache extends MemoryTableCache {
  private readonly begun = new Map<string, Generator<number, Uint8Array>>();

  constructor(private readonly store?: TableStore) {
    super();
  }

  /** Takes from the store what an earlier visit has left there. */
  async fetch(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const table = this.has(id) || this.begun.has(id) ? undefined : await this.store?.get(id);
      if (table !== undefined) this.put(id, table);
    }
  }

  /** Builds some tables, one after another, as far as they are not there yet. */
  building(family: Family, ids: readonly string[]): Building {
    let [built, part] = [0, 0];
    return {
      get part() {
        return ids.length === 0 ? 1 : (built + part) / ids.length;
      },
      work: (milliseconds = 0) => {
        const until = performance.now() + milliseconds;
        while (built < ids.length) {
          part = this.build(family, ids[built]!);
          if (part === 1) [built, part] = [built + 1, 0];
          if (performance.now() >= until) break;
        }
        return built === ids.length ? true : undefined;
      },
      cancel: () => built === ids.length,
    };
  }

  /** Builds a table a step further; the part that is done, which is 1 once it is in the cache. */
  private build(family: Family, id: string): number {
    if (this.has(id)) return 1;
    const building = this.begun.get(id) ?? family.tables?.build(id);
    // An id that means nothing is left to the search, which says so.
    if (building === undefined) return 1;
    this.begun.set(id, building);
    const step = building.next();
    if (!step.done) return step.value;
    this.begun.delete(id);
    this.put(id, step.value);
    void this.store?.put(id, step.value);
    return 1;
  }
}
