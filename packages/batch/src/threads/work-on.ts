import type { ChunkResult } from '../chunks/chunk.js';
import { kindById } from '../kinds/index.js';
import { addTallies, type Row, type Tally, tallyOf } from '../kinds/kind.js';
import type { TableSource } from '../kinds/tables.js';
import type { Job } from './messages.js';

/** Works on the items of a job, one after another. */
export async function workOn({ kind: id, options, items }: Job, tables: TableSource): Promise<ChunkResult> {
  const kind = kindById(id);
  if (kind === undefined) throw new Error(`There is no kind of work "${id}".`);
  const work = kind.start(options, tables);
  const times: number[] = [];
  // Lines and not rows: what outlives an item is copied by the garbage collector, and a line is smaller than the objects of its row.
  const lines: string[] = [];
  let tally: Tally = { rows: 0 };
  for (const item of items) {
    const startedAt = performance.now();
    const rows = await work(item);
    lines.push(linesOf(rows));
    tally = addTallies(tally, tallyOf(rows));
    times.push(Math.round((performance.now() - startedAt) * 1000) / 1000);
  }
  return { rows: lines.join(''), tally, times };
}

export function resultOf(rows: readonly Row[], times: readonly number[]): ChunkResult {
  return { rows: linesOf(rows), tally: tallyOf(rows), times };
}

function linesOf(rows: readonly Row[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
