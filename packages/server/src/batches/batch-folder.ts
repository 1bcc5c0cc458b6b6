import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RunError } from '@slidewise/batch';
import { makeFolder, readRegular, syncFolder, takeLock, writeWhole } from '@slidewise/node/files';
import { isMissing } from '@slidewise/node/system-errors';
import type { BatchEnd, BatchRecord } from './batch.js';

const DURABLE = { durable: true, inPlaceOfLinks: true };

/** Where batches are kept: a folder for each, with what was asked for, the run, and how it ended. */
export class BatchFolder {
  constructor(private readonly home: string) {}

  /** Makes the folder, and keeps other services out of it. Returns what lets them in again. */
  open(): () => void {
    makeFolder(this.home);
    const lock = join(this.home, 'lock');
    const taken = takeLock(lock);
    if ('release' in taken) return taken.release;
    const { pid, host } = taken.holder;
    throw new RunError(
      `${this.home}: another service keeps its batches there (${pid} on ${host}): name another folder`,
    );
  }

  run(id: string): string {
    return join(this.home, id, 'run');
  }

  boards(id: string): string {
    return join(this.home, id, 'boards.txt');
  }

  /** Writes a batch down; afterwards it outlasts the program. */
  async add(record: BatchRecord, boards: string): Promise<void> {
    makeFolder(join(this.home, record.id));
    await writeWhole(this.boards(record.id), [boards], DURABLE);
    await writeWhole(this.record(record.id), [JSON.stringify(record)], DURABLE);
    await syncFolder(this.home);
  }

  async end(id: string, end: BatchEnd): Promise<void> {
    await writeWhole(this.ending(id), [JSON.stringify(end)], DURABLE);
  }

  remove(id: string): void {
    rmSync(join(this.home, id), { recursive: true, force: true });
  }

  /** All that was accepted, the oldest first. A folder without a record was never accepted. */
  all(): readonly { readonly record: BatchRecord; readonly end?: BatchEnd }[] {
    const found = readdirSync(this.home, { withFileTypes: true }).flatMap((entry) => {
      const record = entry.isDirectory() ? read<BatchRecord>(this.record(entry.name)) : undefined;
      if (record === undefined) return [];
      const end = read<BatchEnd>(this.ending(entry.name));
      return [{ record, ...(end === undefined ? {} : { end }) }];
    });
    return found.sort((a, b) => (a.record.created < b.record.created ? -1 : 1));
  }

  private record(id: string): string {
    return join(this.home, id, 'batch.json');
  }

  private ending(id: string): string {
    return join(this.home, id, 'end.json');
  }
}

function read<T>(path: string): T | undefined {
  try {
    return JSON.parse(readRegular(path)) as T;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
