// The fifty 24-puzzles of Korf and Felner (2002). Their file is ../shared/data/korf24.txt, or the one that KORF_24 names:
// a line for each with its number, its optimum, and its tiles row by row, for a goal with the blank first.
import { existsSync, readFileSync } from 'node:fs';
import { unwrap } from '@slidewise/core/result';
import { MemoryTableCache, prepare } from '@slidewise/core/solving';
import { tiles } from '@slidewise/core/tiles';
import { loadTable, saveTable } from '../../packages/node/dist/tables/table-files.js';

export const korfFile = process.env.KORF_24 ?? '../shared/data/korf24.txt';

/** The boards by their numbers, or undefined if there is no file. */
export function korfBoards() {
  if (!existsSync(korfFile)) return undefined;
  const lines = readFileSync(korfFile, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => /^\d/.test(line))
      .map((line) => {
        const [number, optimum, ...board] = line.trim().split(/\s+/).map(Number);
        const { position } = unwrap(tiles.parse(board.join(' '), { goal: 'blank-first' }));
        return [number, { optimum, board, position }];
      }),
  );
}

/** The tables of a search, from the user's cache if they are there; and whether they are. */
export async function tablesFromCache(position, options) {
  const tables = new MemoryTableCache();
  const requests = unwrap(prepare(tiles, position, { ...options, tables })).tables;
  let areThere = true;
  for (const { id } of requests) {
    const table = await loadTable(id);
    if (table === undefined) areThere = false;
    else tables.put(id, table);
  }
  return { tables, areThere, ids: requests.map(({ id }) => id) };
}

/** Puts tables that were built into the user's cache. A search that was ended early has not built all of them. */
export async function keepTables({ tables, areThere, ids }) {
  if (areThere) return;
  for (const id of ids) {
    const table = tables.get(id);
    if (table !== undefined) await saveTable(id, table);
  }
}
