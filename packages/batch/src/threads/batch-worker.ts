import { parentPort } from 'node:worker_threads';
import type { TableRequest } from '@slidewise/core/contract';
import { tableAt } from '@slidewise/core/solving';
import type { TableSource } from '../kinds/tables.js';
import type { News, Order } from './messages.js';
import { workOn } from './work-on.js';

// What runs in every thread, or process, that works on chunks.

const report = (news: News): void => {
  if (parentPort !== null) parentPort.postMessage(news);
  else process.send!(news);
};

/** The tables of the main thread, in memory that all threads share. */
class FetchedTables implements TableSource {
  private readonly tables = new Map<string, Uint8Array>();
  private arrived = (): void => {};

  async fetch(family: string, requests: readonly TableRequest[]): Promise<void> {
    const missing = requests.filter(({ id }) => !this.tables.has(id));
    if (missing.length === 0) return;
    await new Promise<void>((resolve) => {
      this.arrived = resolve;
      report({ want: { family, requests: missing } });
    });
  }

  take(tables: Extract<Order, { tables: unknown }>['tables']): void {
    for (const table of tables) this.tables.set(table.id, 'place' in table ? tableAt(table.place) : table.bytes);
    this.arrived();
  }

  get(id: string): Uint8Array | undefined {
    return this.tables.get(id);
  }

  put(id: string, table: Uint8Array): void {
    this.tables.set(id, table);
  }
}

const tables = new FetchedTables();

async function obey(order: Order): Promise<void> {
  if ('tables' in order) return tables.take(order.tables);
  try {
    report({ result: await workOn(order.job, tables) });
  } catch (error) {
    report({ failure: error instanceof Error ? error.message : String(error) });
  }
}

(parentPort ?? process).on('message', (order: Order) => void obey(order));
// A process whose parent is gone has no one to work for.
if (parentPort === null) process.on('disconnect', () => process.exit());
report({ ready: true });
