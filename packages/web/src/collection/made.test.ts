import { familyById } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { nameLike } from './like.js';
import { type Bring, MadePuzzles } from './made.js';
import type { FamilyTitle } from './puzzle.js';

const tiles = familyById('tiles')!;
const FAMILY: FamilyTitle = {
  ...{ id: 'tiles', title: 'Tiles', unit: 'move', look: 'numbers' },
  sizes: [{ size: { width: 2, height: 2 }, lengths: { least: 2, most: 6 } }],
};
const BOARDS = ['1 2\n0 3', '0 2\n1 3', '1 0\n3 2'];
const store = new Map<string, string>();
let asked: unknown[] = [];

/** Boards in turn, by their seeds. */
const bring: Bring = async (wanted) => {
  asked.push(wanted);
  const number = wanted.kind === 'daily' ? 0 : wanted.kind === 'new' ? wanted.request.seed : wanted.seed;
  const { position } = unwrap(tiles.parse(BOARDS[number % BOARDS.length]!, {}));
  const value = { id: positionId(tiles, position), scene: tiles.scene(position) };
  return { ok: true, value: wanted.kind === 'shuffle' ? value : { ...value, moves: 2 } };
};
const puzzles = () => new MadePuzzles([FAMILY], bring);

beforeEach(() => {
  store.clear();
  asked = [];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => store.set(name, text),
    removeItem: (name: string) => store.delete(name),
  });
});

test('a made puzzle has all that one of a file has, and is remembered', async () => {
  const { name, puzzle } = unwrap(await puzzles().make('new/tiles-2x2-2-7'));
  expect(name).toBe('new/tiles-2x2-2-7');
  expect(puzzle).toEqual({
    name,
    family: 'tiles',
    title: 'Tiles 2×2 · 2 moves · 7',
    text: 'tiles:rows:0_2/1_3',
    width: 2,
    height: 2,
    unit: 'move',
    level: 'beginner',
    shortest: 2,
  });
  expect(puzzles().known(name)).toEqual(puzzle);
  await puzzles().make(name);
  expect(asked.length).toBe(1);
});

test('of a shuffled board no length is known', async () => {
  const { puzzle } = unwrap(await puzzles().make('shuffle/tiles-2x2-3'));
  expect([puzzle.level, puzzle.shortest]).toEqual(['open', undefined]);
});

test('a name without a seed is another board each time, as long as there are others', async () => {
  const made = puzzles();
  const boards: string[] = [];
  for (let i = 0; i < 4; i++) boards.push(unwrap(await made.make('new/tiles-2x2-2')).puzzle.text);
  expect(new Set(boards.slice(0, 3)).size).toBe(3);
  expect(boards.slice(0, 3)).toContain(boards[3]);
});

test('a board that another name has dealt is not dealt again', async () => {
  store.set('slidewise.seed', '0');
  const made = puzzles();
  const first = unwrap(await made.make('new/tiles-2x2-2')).puzzle.text;
  store.set('slidewise.seed', '0');
  expect(unwrap(await made.make('new/tiles-2x2-3')).puzzle.text).not.toBe(first);
});

test('a thousand new puzzles in a row differ, whatever their lengths', async () => {
  const scene = { width: 2, height: 2, pieces: [], walls: [], exits: [] };
  // There are 1100 boards of each length, and both lengths have the same.
  const made = new MadePuzzles([FAMILY], async (wanted) => {
    const seed = wanted.kind === 'new' ? wanted.request.seed : 0;
    return { ok: true, value: { id: `board ${(seed * 7) % 1100}`, scene, moves: 2 } };
  });
  const boards = new Set<string>();
  for (let i = 0; i < 1000; i++) boards.add(unwrap(await made.make(`new/tiles-2x2-${2 + (i % 3)}`)).puzzle.text);
  expect(boards.size).toBe(1000);
});

test('the next one is made ahead, once', async () => {
  const made = puzzles();
  made.prepare('new/tiles-2x2-2');
  made.prepare('new/tiles-2x2-2');
  await vi.waitFor(() => expect(asked.length).toBe(1));
  await made.make('new/tiles-2x2-2');
  expect(asked.length).toBe(1);
  await made.make('new/tiles-2x2-2');
  expect(asked.length).toBe(2);
});

test.each(['new/chess-8x8-2-1', 'new/nothing', 'rush-hour/jam-12'])('%s cannot be made', async (name) => {
  const made = await puzzles().make(name);
  expect(made.ok ? 'made' : made.problem.message).toBe(`“${name}” names no puzzle`);
});

test('what others wrote there is no made puzzle', () => {
  for (const text of ['', '{', 'null', '[null]', '[{"name":"new/tiles-2x2-2-7"}]']) {
    store.set('slidewise.made', text);
    expect(puzzles().known('new/tiles-2x2-2-7')).toBeUndefined();
  }
});

test('harder, easier and like this, from any puzzle', () => {
  const puzzle = { name: 'tiles/2x2-easy', width: 2, height: 2, shortest: 5 };
  const names = (['harder', 'easier', 'alike'] as const).map((change) => nameLike(puzzle, FAMILY, change));
  expect(names).toEqual(['new/tiles-2x2-6', 'new/tiles-2x2-4', 'new/tiles-2x2-5']);
  expect(nameLike({ ...puzzle, shortest: 6 }, FAMILY, 'harder')).toBeUndefined();
  // Of a size that is not offered: the usual one. Where the length is not known: as long as is usual.
  expect(nameLike({ name: 'tiles/9', width: 9, height: 9 }, FAMILY, 'alike')).toBe('new/tiles-2x2-6');
  expect(nameLike({ ...puzzle, name: 'shuffle/tiles-2x2-1' }, FAMILY, 'alike')).toBe('shuffle/tiles-2x2');
  expect(nameLike({ ...puzzle, name: 'shuffle/tiles-2x2-1' }, FAMILY, 'harder')).toBeUndefined();
});
