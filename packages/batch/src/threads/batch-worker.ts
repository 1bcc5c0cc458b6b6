import type { TableRequest } from '@slidewise/core/contract';
import { MemoryTableCache, tableAt } from '@slidewise/core/solving';
import { parent } from '@slidewise/node/workers';
import type { TableSource } from '../kinds/tables.js';
import type { FromWorker, ToWorker } from './messages.js';
import { workOn } from './work-on.js';

// What runs in every thread, or process, that works on chunks.

const report = (message: FromWorker): void => parent.send(message);

/** The tables of the main thread, in memory that all threads share. */
class FetchedTables extends MemoryTableCache implements TableSource {
  private arrived = (): void => {};

  async fetch(family: string, requests: readonly TableRequest[]): Promise<void> {
    const missing = requests.filter(({ id }) => !this.has(id));
    if (missing.length === 0) return;
    await new Promise<void>((resolve) => {
      this.arrived = resolve;
      report({ want: { family, requests: missing } });
    });
  }

  take(tables: Extract<ToWorker, { tables: unknown }>['tables']): void {
    for (const table of tables) this.put(table.id, 'place' in table ? tableAt(table.place) : table.bytes);
    this.arrived();
  }
}

const tables = new FetchedTables();

async function handle(message: ToWorker): Promise<void> {
  if ('tables' in message) return tables.take(message.tables);
  try {
    report({ result: await workOn(message.job, tables) });
  } catch (error) {
    report({ failure: error instanceof Error ? error.message : String(error) });
  }
}

parent.onMessage((message: ToWorker) => void handle(message));
report({ ready: true });
