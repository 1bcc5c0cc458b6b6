import { tableAt } from '@slidewise/core/solving';
import { expect, test } from 'vitest';
import type { SharedTable } from './messages.js';
import { PoolTables, SharedTables } from './shared-tables.js';

const request = { id: 'a-table', bytes: 3, buildBytes: 3 };

const placeOf = (table: SharedTable | undefined) =>
  table !== undefined && 'place' in table ? table.place : expect.unreachable('it has no place');

test('a table is fetched once, and lies in one memory for a pool and in another for the next', async () => {
  let fetched = 0;
  const tables = new SharedTables(async () => {
    fetched++;
    return Uint8Array.of(1, 2, 3);
  });
  const pool = new PoolTables(tables);
  const [first, again] = await Promise.all([pool.get('tiles', request), pool.get('tiles', request)]);
  expect(again).toBe(first);
  const next = placeOf(await new PoolTables(tables).get('tiles', request));
  expect(next.home).not.toBe(placeOf(first).home);
  for (const place of [placeOf(first), next]) expect([...tableAt(place)]).toEqual([1, 2, 3]);
  expect(fetched).toBe(1);
});

test('what cannot be had is no table', async () => {
  const failing = async (): Promise<undefined> => {
    throw new Error('no disk');
  };
  expect(await new PoolTables(new SharedTables(failing)).get('tiles', request)).toBeUndefined();
});
