import { familyById } from '@slidewise/core/families';
import { finish } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import { BrowserTableCache } from './browser-table-cache.js';
import { tableFetcher } from './prepare.js';
import type { TableStore } from './table-store.js';

const tiles = familyById('tiles')!;
const { position } = ((reading) => {
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.value;
})(tiles.parse('1 2 3\n4 5 6\n7 0 8\n'));
const requests = tiles.heuristics
  .filter((heuristic) => heuristic.unfit?.(position) === undefined)
  .flatMap(({ id }) => tiles.tables!.needed(position, 'stm', { heuristic: id }))
  .filter(({ optional }) => !optional)
  .slice(0, 1);
const ids = requests.map(({ id }) => id);
const NEVER = { aborted: false };

/** What a device keeps, without one. */
function storeOf(kept: Map<string, Uint8Array>): TableStore {
  return {
    get: async (id) => kept.get(id),
    put: async (id, table) => void kept.set(id, table),
  };
}

test('what is built is kept for the next visit, which builds nothing', async () => {
  expect(ids).toHaveLength(1);
  const kept = new Map<string, Uint8Array>();
  const first = new BrowserTableCache(storeOf(kept));
  expect(await tableFetcher(tiles, first, () => {}, NEVER)(tiles.id, () => requests)).toBe(true);
  expect(kept.get(ids[0]!)).toEqual(first.get(ids[0]!));

  const second = new BrowserTableCache(storeOf(kept));
  const idle = { ...tiles, tables: { ...tiles.tables!, build: () => expect.unreachable('it is there') } };
  expect(await tableFetcher(idle, second, () => {}, NEVER)(tiles.id, () => requests)).toBe(true);
  expect(second.get(ids[0]!)).toEqual(first.get(ids[0]!));
});

test('what has been begun goes on, whatever the store has', async () => {
  const kept = new Map<string, Uint8Array>();
  const tables = new BrowserTableCache(storeOf(kept));
  tables.building(tiles, ids).work(0);
  kept.set(ids[0]!, new Uint8Array(1));
  await tables.fetch(ids);
  expect(tables.has(ids[0]!)).toBe(false);
  finish(tables.building(tiles, ids));
  expect(tables.get(ids[0]!)!.length).toBeGreaterThan(1);
});
