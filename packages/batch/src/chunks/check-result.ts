import { setImmediate as nextTurn } from 'node:timers/promises';
import { kindById } from '../kinds/index.js';
import { addTallies, type Kind, type Row, type Tally, tallyOf } from '../kinds/kind.js';
import type { Chunk, ChunkResult, RunTask } from './chunk.js';

/** Rows are checked for so many milliseconds at a time, so that Ctrl-C is answered at once. */
const SLICE = 20;

/** A result of another process after the check, or what is wrong with it. */
export type CheckedResult = { readonly result: ChunkResult } | { readonly wrong: string };

/** Checks what another process has sent as the result of a chunk: it may be anything. */
export async function checkResult(
  data: unknown,
  { items }: Chunk,
  { kind: id, options }: RunTask,
): Promise<CheckedResult> {
  const { rows, times } = (data ?? {}) as { readonly [name: string]: unknown };
  if (typeof rows !== 'string') return { wrong: 'it has no rows' };
  if (!areTimes(times, items.length)) return { wrong: 'its times are not those of its items' };
  const kind = kindById(id)!;
  const lines = rows.split('\n');
  if (lines.pop() !== '') return { wrong: 'its last row is not whole' };
  if (kind.rowUnit === undefined && lines.length !== items.length)
    return { wrong: `it has ${lines.length} rows for ${items.length} items` };
  let tally: Tally = { rows: 0 };
  let until = performance.now() + SLICE;
  for (const [i, line] of lines.entries()) {
    const row = rowIn(line);
    const wrong = row === undefined ? 'it is not JSON' : wrongOfRow(kind, row, items[i], options);
    if (wrong !== undefined) return { wrong: `row ${i + 1}: ${wrong}` };
    tally = addTallies(tally, tallyOf([row!]));
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + SLICE;
  }
  return { result: { rows, tally, times } };
}

function areTimes(times: unknown, count: number): times is readonly number[] {
  return Array.isArray(times) && times.length === count && times.every((time) => Number.isFinite(time) && time >= 0);
}

function rowIn(line: string): Row | undefined {
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? row : undefined;
  } catch {
    return undefined;
  }
}

function wrongOfRow(kind: Kind, row: Row, item: object | undefined, options: object): string | undefined {
  const { status } = row;
  const isKnown = kind.statuses.some(({ id }) => id === status);
  try {
    // A row that stands for another has no status.
    if (!isKnown && (status !== undefined || !(kind.rowUnit !== undefined || 'sameAs' in row)))
      return 'its status is unknown';
    const column = kind.columns.find(({ type, of }) => !fits(of(row), type));
    if (column !== undefined) return `its ${column.name} is not of the type ${column.type}`;
    return kind.wrongOf(row, item, options);
  } catch {
    // Code for rows meets values of any type here.
    return 'it has not the shape of a row';
  }
}

function fits(value: unknown, type: Kind['columns'][number]['type']): boolean {
  if (value === undefined || value === null) return true;
  if (type === 'STRING') return typeof value === 'string';
  if (type === 'BOOLEAN') return typeof value === 'boolean';
  return type === 'DOUBLE' ? Number.isFinite(value) : Number.isSafeInteger(value);
}
