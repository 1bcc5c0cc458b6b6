import type { TableRequest } from '@slidewise/core/contract';
import { MemoryTableCache } from '@slidewise/core/solving';
import type { Spawned } from '../workers/spawn.js';
import type { TableTask } from './build-table.js';
import type { saveTable } from './table-files.js';
import { hasTableFile } from './table-folder.js';
import type { TableNews } from './table-worker.js';

/** Tables that take no more bytes to build are built in less time than a thread takes to start. */
const SMALL = 2 ** 18;

/** Tables in memory, in the user's cache directory, and in the making in other threads. */
export class DiskTableCache extends MemoryTableCache {
  private readonly damaged = new Set<string>();
  private readonly announced = new Set<string>();
  private readonly building = new Map<string, Promise<void>>();
  private readonly threads = new Set<Spawned<never>>();
  private readonly saving = new Set<Promise<void>>();
  private complained = false;
  private closed = false;

  /** `report` is called for a table that could not be saved; the search continues. */
  constructor(private readonly report: (note: string) => void) {
    super();
  }

  override has(id: string): boolean {
    return super.has(id) || (hasTableFile(id) && !this.damaged.has(id));
  }

  /** Whether a table is being built, or will be. */
  expects(id: string): boolean {
    return this.building.has(id) || this.announced.has(id);
  }

  /** Registers that a table will be built, or that it will not be any more. */
  announce(id: string): void {
    this.announced.add(id);
  }

  /** Takes that back: the table will not be built. */
  withdraw(id: string): void {
    this.announced.delete(id);
  }

  /** Releases tables that are not needed, if they would not fit into memory together with the wanted ones. */
  makeRoom(wanted: readonly TableRequest[], memoryLimit: number): void {
    const ids = new Set(wanted.map(({ id }) => id));
    let bytes = wanted.reduce((sum, request) => sum + request.bytes, 0);
    for (const [id, table] of this.tables) if (!ids.has(id)) bytes += table.length;
    if (bytes <= memoryLimit) return;
    for (const id of [...this.tables.keys()]) if (!ids.has(id)) this.tables.delete(id);
  }

  /** Brings a table into memory from the disk; false if it is not there or damaged, or if the signal was given meanwhile. */
  async load(id: string, signal?: AbortSignal): Promise<boolean> {
    if (this.tables.has(id)) return true;
    const { loadTable } = await import('./table-files.js');
    const table = await loadTable(id, signal);
    if (table === undefined && !signal?.aborted) this.damaged.add(id);
    if (table !== undefined) this.tables.set(id, table);
    return table !== undefined;
  }

  /** Builds a table, keeps it and saves it: in a thread of its own, unless starting that would take longer. */
  build(family: string, { id, buildBytes }: TableRequest, onPart: (part: number) => void): Promise<void> {
    const task = { family, id };
    const running =
      this.building.get(id) ?? (buildBytes > SMALL ? this.buildInThread(task, onPart) : this.buildHere(task));
    this.building.set(id, running);
    return running;
  }

  /** Stops all building, and waits for what is being saved. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.threads].map((thread) => thread.end()));
    await Promise.all(this.saving);
  }

  private async buildHere(task: TableTask): Promise<void> {
    const [{ buildTable }, { saveTable }] = await Promise.all([import('./build-table.js'), import('./table-files.js')]);
    // Threads that are being started get their turn first.
    await new Promise(setImmediate);
    this.building.delete(task.id);
    if (!this.closed) this.keep(task.id, buildTable(task), saveTable);
  }

  /** Threads and checksums are loaded only here: most boards need neither. */
  private async buildInThread(task: TableTask, onPart: (part: number) => void): Promise<void> {
    const { spawnThread } = await import('../workers/spawn.js');
    const { saveTable } = await import('./table-files.js');
    // The limit may be hit before the thread has begun, which must not begin any more.
    if (this.closed) return;
    return new Promise((resolve, reject) => {
      const thread = spawnThread<never, TableNews>(new URL('./table-worker.js', import.meta.url), {
        data: task,
        onMessage: (news) => {
          if ('part' in news) onPart(news.part);
          else this.keep(task.id, news.table, saveTable);
        },
        onError: reject,
        onEnd: () => {
          this.threads.delete(thread);
          this.building.delete(task.id);
          resolve();
        },
      });
      this.threads.add(thread);
    });
  }

  private keep(id: string, table: Uint8Array, save: typeof saveTable): void {
    this.tables.set(id, table);
    const saved = save(id, table).then((error) => {
      this.saving.delete(saved);
      if (error !== undefined) this.reportOnce(error);
    });
    this.saving.add(saved);
  }

  /** Reports once: what keeps one table from being saved does so to all of them. */
  private reportOnce(error: string): void {
    if (this.complained) return;
    this.complained = true;
    this.report(`note: a pattern database cannot be kept and will be built again next time: ${error}`);
  }
}
