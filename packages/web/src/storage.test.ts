import { afterEach, expect, test, vi } from 'vitest';
import { allStored, isAnythingUnkept, readStored, store } from './storage.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where the device keeps nothing, or nothing more, the page does until it is closed', () => {
  const kept = new Map([['slidewise.results', 'old']]);
  let isFull = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error('QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
    key: (i: number) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  });
  store('results', 'new');
  store('made', 'a board');
  expect([readStored('results'), readStored('made'), isAnythingUnkept()]).toEqual(['new', 'a board', true]);
  expect(allStored()).toEqual({ results: 'new', made: 'a board' });
  isFull = false;
  store('results', 'newer');
  store('made', undefined);
  expect([kept.get('slidewise.results'), readStored('made'), isAnythingUnkept()]).toEqual(['newer', undefined, false]);
  vi.stubGlobal('localStorage', undefined);
  store('made', 'another');
  expect(readStored('made')).toBe('another');
  store('made', undefined);
  expect([readStored('made'), allStored()]).toEqual([undefined, {}]);
});
