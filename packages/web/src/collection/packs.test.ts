import { beforeEach, expect, test, vi } from 'vitest';
import {
  deletePack,
  newPackId,
  type Pack,
  packedPuzzle,
  printPack,
  puzzlesBeside,
  readPack,
  readPacks,
  writePack,
} from './packs.js';
import type { FamilyTitle } from './puzzle.js';

const FAMILIES: FamilyTitle[] = [{ id: 'tiles', title: 'Tiles', unit: 'move', look: 'numbers', sizes: [] }];
const stored = new Map<string, string>();
const scene = { size: [2, 2] as const, pieces: [['1', 0, 0] as const] };
const pack: Pack = {
  ...{ id: 'abc', title: 'Mine', at: 5 },
  boards: [
    { board: 'tiles:rows:1_2/0_3', family: 'tiles', title: 'First', scene, level: 'beginner', moves: 1 },
    { board: 'tiles:rows:1_0/2_3', family: 'tiles', title: 'Second', scene },
  ],
};

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

test('packs are kept, the newest first, and deleted', () => {
  expect(writePack(pack)).toBe(true);
  writePack({ ...pack, id: 'newer', at: 9 });
  expect(readPacks().map(({ id }) => id)).toEqual(['newer', 'abc']);
  expect(readPacks()[1]).toEqual(pack);
  expect(newPackId()).toMatch(/^[a-z0-9]+$/);
  deletePack('newer');
  expect(readPacks()).toEqual([pack]);
});

test('a full device is told', () => {
  const setItem = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} });
  expect(writePack(pack)).toBe(false);
  expect(readPack(pack.id)).toBeUndefined();
});

test('a board of a pack is a puzzle; one that is not rated has no known length', () => {
  writePack(pack);
  expect(packedPuzzle('mine/abc/1', FAMILIES)).toEqual({
    ...{ name: 'mine/abc/1', family: 'tiles', title: 'First', text: 'tiles:rows:1_2/0_3', width: 2, height: 2 },
    ...{ unit: 'move', level: 'beginner', shortest: 1 },
  });
  expect(packedPuzzle('mine/abc/2', FAMILIES)).toMatchObject({ title: 'Second', level: 'open' });
  expect(puzzlesBeside('mine/abc/2', FAMILIES).map(({ title }) => title)).toEqual(['First', 'Second']);
  for (const name of ['mine/abc/3', 'mine/abc/0', 'mine/other/1', 'mine/abc', 'tiles/easy']) {
    expect(packedPuzzle(name, FAMILIES)).toBeUndefined();
  }
  expect(packedPuzzle('mine/abc/1', [])).toBeUndefined();
});

test('a pack is exported as ids with titles', () => {
  expect(printPack(pack)).toBe('# First\ntiles:rows:1_2/0_3\n# Second\ntiles:rows:1_0/2_3\n');
});

test('what others wrote there is no pack', () => {
  for (const text of ['', '{', 'null', '[]', '{"title":"a"}']) stored.set(`slidewise.pack.${stored.size}`, text);
  stored.set('slidewise.pack.half', JSON.stringify({ title: 'Half', at: 1, boards: [null, pack.boards[0]] }));
  expect(readPacks()).toEqual([{ id: 'half', title: 'Half', at: 1, boards: [pack.boards[0]] }]);
});
