import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import type { DiskShelf } from './disk-shelf.js';
import { fetchTables } from './fetch-tables.js';

test('whoever asks for tables again and again leaves nothing at the signal of Ctrl-C', async () => {
  const shelf = { has: () => true, load: async () => true } as unknown as DiskShelf;
  const { signal } = new AbortController();
  for (let i = 0; i < 3; i++)
    await fetchTables(
      shelf,
      'tiles',
      () => [],
      signal,
      () => {},
    );
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('Ctrl-C does not wait for what is being built', async () => {
  const shelf = { has: () => false, build: () => new Promise(() => {}) } as unknown as DiskShelf;
  const controller = new AbortController();
  const request = { id: 'x', optional: false } as never;
  const fetching = fetchTables(
    shelf,
    'tiles',
    () => [request],
    controller.signal,
    () => {},
  );
  controller.abort();
  await fetching;
  await fetchTables(
    shelf,
    'tiles',
    () => [request],
    controller.signal,
    () => {},
  );
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});
