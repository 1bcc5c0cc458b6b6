import type { ChunkResult } from '../chunks/chunk.js';
import { kindById } from '../kinds/index.js';
import { type Row, tallyOf } from '../kinds/kind.js';
import type { TableSource } from '../kinds/tables.js';
import type { Job } from './messages.js';

/** Works on the items of a job, one after another. */
export async function workOn({ kind: id, options, items }: Job, tables: TableSource): Promise<ChunkResult> {
  const kind = kindById(id);
  if (kind === undefined) throw new Error(`There is no kind of work "${id}".`);
  const work = kind.start(options, tables);
  const [rows, times] = [[] as Row[], [] as number[]];
  for (const item of items) {
    const startedAt = performance.now();
    rows.push(...(await work(item)));
    times.push(Math.round((performance.now() - startedAt) * 1000) / 1000);
  }
  return resultOf(rows, times);
}

export function resultOf(rows: readonly Row[], times: readonly number[]): ChunkResult {
  return { rows: rows.map((row) => `${JSON.stringify(row)}\n`).join(''), tally: tallyOf(rows), times };
}
