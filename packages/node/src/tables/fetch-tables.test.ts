import { getEventListeners } from 'node:events';
import type { TableRequest } from '@slidewise/core/contract';
import { describe, expect, test } from 'vitest';
import { DiskTableCache } from './disk-table-cache.js';
import { fetchTables } from './fetch-tables.js';

/** A cache whose tables are built when the test says so. */
class SlowTableCache extends DiskTableCache {
  readonly begun: string[] = [];
  private readonly ends = new Map<string, () => void>();

  override has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  override build(_family: string, { id, bytes }: TableRequest): Promise<void> {
    this.begun.push(id);
    return new Promise((resolve) => {
      this.ends.set(id, () => {
        this.put(id, new Uint8Array(bytes));
        resolve();
      });
    });
  }

  end(id: string): void {
    this.ends.get(id)!();
  }
}

const needed = (id: string): TableRequest => ({ id, bytes: 10, buildBytes: 40 });
const optional = (id: string): TableRequest => ({ ...needed(id), optional: true });
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function fetch(
  cache: SlowTableCache,
  requests: readonly TableRequest[],
  memoryLimit: number,
  { signal } = new AbortController(),
  threadBytes = 0,
): Promise<boolean> {
  const options = { memoryLimit, threadBytes, signal, onActivity: () => {} };
  return fetchTables(cache, 'family', () => requests, options);
}

describe('the memory limit counts tables that are being built', () => {
  test('all at once where there is room for it', async () => {
    const cache = new SlowTableCache(() => {});
    const fetching = fetch(cache, ['a', 'b', 'c'].map(needed), 120);
    await turn();
    expect(cache.begun).toEqual(['a', 'b', 'c']);
    for (const id of cache.begun) cache.end(id);
    await fetching;
  });

  test('one after another where there is less', async () => {
    const cache = new SlowTableCache(() => {});
    const fetching = fetch(cache, ['a', 'b', 'c'].map(needed), 119);
    await turn();
    expect(cache.begun).toEqual(['a', 'b']);
    expect(cache.expects('c')).toBe(true);
    cache.end('b');
    await turn();
    expect(cache.begun).toEqual(['a', 'b', 'c']);
    cache.end('a');
    cache.end('c');
    await fetching;
    expect(cache.expects('c')).toBe(false);
  });

  test('threads count, too', async () => {
    const cache = new SlowTableCache(() => {});
    const fetching = fetch(cache, ['a', 'b', 'c'].map(needed), 120, new AbortController(), 16);
    await turn();
    expect(cache.begun).toEqual(['a']);
    for (const id of ['a', 'b', 'c']) {
      cache.end(id);
      await turn();
    }
    await fetching;
  });

  test('nothing is begun that cannot be finished', async () => {
    for (const memoryLimit of [0, 29, 59]) {
      const cache = new SlowTableCache(() => {});
      await fetch(cache, ['a', 'b', 'c'].map(needed), memoryLimit);
      expect(cache.begun).toEqual([]);
    }
  });

  test('what the search can do without is left out first', async () => {
    const cache = new SlowTableCache(() => {});
    const fetching = fetch(cache, [needed('a'), optional('b')], 45);
    await turn();
    expect(cache.begun).toEqual([]);
    await fetching;
    const wider = new SlowTableCache(() => {});
    await fetch(wider, [optional('a'), optional('b')], 100);
    expect(wider.begun).toEqual(['a']);
  });

  test('tables of other searches make way', async () => {
    const cache = new SlowTableCache(() => {});
    cache.put('old', new Uint8Array(50));
    cache.put('a', new Uint8Array(10));
    await fetch(cache, [needed('a')], 60);
    expect(cache.get('old')).toBeDefined();
    await fetch(cache, [needed('a')], 59);
    expect([cache.get('old'), cache.get('a')?.length]).toEqual([undefined, 10]);
  });
});

test('repeated requests for tables leave no listeners at the signal of Ctrl-C', async () => {
  const controller = new AbortController();
  const cache = new SlowTableCache(() => {});
  cache.put('a', new Uint8Array(10));
  for (let i = 0; i < 3; i++) await fetch(cache, [needed('a')], 100, controller);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

test('Ctrl-C does not wait for what is being built', async () => {
  const controller = new AbortController();
  const fetching = fetch(new SlowTableCache(() => {}), [needed('a')], 100, controller);
  await turn();
  controller.abort();
  await fetching;
  await fetch(new SlowTableCache(() => {}), [needed('a')], 100, controller);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});
