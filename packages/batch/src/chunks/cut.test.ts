import { expect, test } from 'vitest';
import { allOf, eachOf } from '../testing/files.js';
import { type Cut, type CutList, cutIntoChunks } from './cut.js';
import { ChunkPace } from './pace.js';

const TASK = { version: '1', kind: 'solve', options: { read: {} } };
const texts = (count: number, from = 0) => Array.from({ length: count }, (_, i) => ({ text: String(from + i) }));

class Cuts implements CutList {
  constructor(
    readonly all: Cut[] = [],
    public isWhole = false,
  ) {}
  private at = 0;
  readonly added: Cut[] = [];
  ended: [number, number] | undefined;
  async next() {
    return this.all[this.at++];
  }
  add(cut: Cut) {
    this.added.push(cut);
  }
  end(chunks: number, items: number) {
    this.ended = [chunks, items];
  }
}

test('items are cut by the number that is wanted, and the cuts are written down', async () => {
  const cuts = new Cuts();
  let size = 0;
  const chunks = await allOf(cutIntoChunks(eachOf(texts(10)), TASK, cuts, () => ++size));
  expect(chunks.map(({ first, items }) => [first, items.length])).toEqual([
    [0, 1],
    [1, 2],
    [3, 3],
    [6, 4],
  ]);
  expect(cuts.added.map(({ number, first, items }) => [number, first, items])).toEqual([
    [0, 0, 1],
    [1, 1, 2],
    [2, 3, 3],
    [3, 6, 4],
  ]);
  expect(cuts.ended).toEqual([4, 10]);
});

test('later runs cut in the same places, whatever is wanted then, and go on from there', async () => {
  const before = new Cuts();
  const rest = cutIntoChunks(eachOf(texts(10)), TASK, before, () => 3);
  for (let i = 0; i < 2; i++) await rest.next();
  const after = new Cuts(before.added);
  const chunks = await allOf(cutIntoChunks(eachOf(texts(10)), TASK, after, () => 100));
  expect(chunks.map(({ items }) => items.length)).toEqual([3, 3, 4]);
  expect(chunks.slice(0, 2).map(({ id }) => id)).toEqual(before.added.map(({ id }) => id));
  expect(after.added.map(({ number }) => number)).toEqual([2]);
});

test('an input that has changed is refused', async () => {
  const cuts = new Cuts();
  await allOf(cutIntoChunks(eachOf(texts(10)), TASK, cuts, () => 4));
  const again = (items: readonly object[]) =>
    allOf(cutIntoChunks(eachOf(items), TASK, new Cuts(cuts.added, true), () => 4));
  await expect(again(texts(10))).resolves.toHaveLength(3);
  await expect(again(texts(9))).rejects.toThrow('items 9 to 9 are not the same');
  await expect(again(texts(8))).rejects.toThrow('it ends after 8 items');
  await expect(again(texts(11))).rejects.toThrow('it had 10 items and has more now');
  await expect(again(texts(10, 1))).rejects.toThrow('items 1 to 4 are not the same');
});

test('the id of a chunk depends on its content, the options and the version', async () => {
  const idOf = async (task: typeof TASK, count: number) =>
    (await allOf(cutIntoChunks(eachOf(texts(count)), task, new Cuts(), () => 9)))[0]!.id;
  const ids = await Promise.all([
    idOf(TASK, 2),
    idOf(TASK, 3),
    idOf({ ...TASK, version: '2' }, 2),
    idOf({ ...TASK, kind: 'verify' }, 2),
    idOf({ ...TASK, options: { read: { goal: 'exit' } } } as typeof TASK, 2),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await idOf({ ...TASK }, 2)).toBe(ids[0]);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test('long items make short chunks', async () => {
  const items = Array.from({ length: 4 }, () => ({ text: 'x'.repeat(200_000) }));
  const chunks = await allOf(cutIntoChunks(eachOf(items), TASK, new Cuts(), () => 100));
  expect(chunks.map((chunk) => chunk.items.length)).toEqual([2, 2]);
});

test('chunks take a twentieth of the work so far, up to about a second, or have as many items as was asked for', () => {
  const pace = new ChunkPace();
  const first = pace.items;
  pace.learn([2, 2]);
  expect(pace.items).toBe(10);
  pace.learn(Array.from({ length: 1000 }, () => 2));
  expect(pace.items).toBe(50);
  for (let i = 0; i < 100; i++) pace.learn(Array.from({ length: pace.items }, () => 2));
  expect(pace.items).toBe(500);
  for (let i = 0; i < 60; i++) pace.learn([5000]);
  expect(pace.items).toBe(1);
  expect(first).toBeGreaterThan(1);
  const fixed = new ChunkPace(7);
  fixed.learn([5000]);
  expect(fixed.items).toBe(7);
});
