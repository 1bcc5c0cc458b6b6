import { unwrap } from '@slidewise/core/result';
import { beforeEach, expect, test, vi } from 'vitest';
import { exportKept, forgetKept, importKept } from './backup.js';
import { readHistory } from './history.js';
import type { ListedPuzzle } from './puzzle.js';
import { noteResult, readResults } from './results.js';

const PUZZLE: ListedPuzzle = {
  ...{ name: 'a/1', family: 'a', title: 'One', unit: 'move', width: 6, height: 6 },
  ...{ level: 'beginner', shortest: 5 },
};
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
    key: (i: number) => [...stored.keys()][i] ?? null,
    get length() {
      return stored.size;
    },
  });
  return () => vi.unstubAllGlobals();
});

test('an export brings everything back, and what others keep on the host stays', () => {
  noteResult(PUZZLE, { length: 7, seconds: 9 });
  stored.set('slidewise.theme', 'dark');
  stored.set('other', 'theirs');
  const text = exportKept();
  const before = new Map(stored);
  forgetKept();
  expect([...stored]).toEqual([['other', 'theirs']]);
  expect(unwrap(importKept(text))).toEqual({ games: 1 });
  expect(stored).toEqual(before);
});

test('of two devices the better result counts, and all games; settings that were chosen here stay', () => {
  noteResult(PUZZLE, { length: 5, seconds: 9 });
  stored.set('slidewise.theme', 'dark');
  const text = exportKept();
  forgetKept();
  stored.set('slidewise.theme', 'light');
  noteResult(PUZZLE, { length: 9, seconds: 1 });
  noteResult({ ...PUZZLE, name: 'a/2' }, { length: 9, seconds: 1 });
  expect(unwrap(importKept(text))).toEqual({ games: 1 });
  expect(unwrap(importKept(text))).toEqual({ games: 0 });
  expect(readResults()).toMatchObject({ 'a/1': { length: 5 }, 'a/2': { length: 9 } });
  expect(readHistory().length).toBe(3);
  expect(stored.get('slidewise.theme')).toBe('light');
});

test.each([
  ['{', 'this file is not an export of Slidewise: it is no JSON'],
  ['null', 'this file is not an export of Slidewise'],
  ['{"app":"slidewise","version":1}', 'this file is not an export of Slidewise'],
  [
    '{"app":"slidewise","version":2,"kept":{}}',
    'this file comes from a newer version of Slidewise: update the app first',
  ],
])('%s is refused', (text, message) => {
  const result = importKept(text);
  expect(result.ok ? '' : result.problem.message).toBe(message);
  expect(stored.size).toBe(0);
});

test('what is damaged in an export is left out', () => {
  const damaged = { results: '{"a/1":{"length":-1}}', history: '[[1,2],null]', theme: 7 };
  expect(unwrap(importKept(JSON.stringify({ app: 'slidewise', version: 1, kept: damaged })))).toEqual({ games: 0 });
  expect([readResults(), readHistory(), stored.get('slidewise.theme')]).toEqual([{}, [], undefined]);
});
