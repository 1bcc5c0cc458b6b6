import { describe, expect, test } from 'vitest';
import type { Successors } from '../../contract/engine/space.js';
import { seededRandom } from '../../random.js';
import { KeyTable } from './key-table.js';
import { WordSet } from './word-set.js';

/** Makes room, and waits until a table that grows has grown. */
function makeRoom(table: KeyTable, more: number): void {
  table.reserve(more, Number.POSITIVE_INFINITY);
  while (table.isGrowing) table.grow();
}

/** Adds one key; false if it was there already. */
function add(table: KeyTable, key: Int32Array): boolean {
  return table.addAll(key, 1, new Int32Array(1)) === 1;
}

describe.each([2, 3, 5])('a table of keys of %i words', (words) => {
  test('knows what was added, the key of zeros too, and keeps the order', () => {
    const random = seededRandom(words);
    const table = new KeyTable(words);
    const known = new Set<string>();
    const order: string[] = [];
    let wrong = 0;
    const key = new Int32Array(words);
    for (let i = 0; i < 30_000; i++) {
      // Few different words, so that many keys come again and many share all but one word.
      for (let w = 0; w < words; w++) key[w] = random.integer(12) === 0 ? -1 - random.integer(5) : random.integer(90);
      if (i % 1000 === 7) key.fill(0);
      makeRoom(table, 1);
      const fresh = !known.has(key.join());
      if (add(table, key) !== fresh) wrong++;
      if (fresh) order.push(key.join());
      known.add(key.join());
    }
    expect(wrong).toBe(0);
    const kept = order.map((_, i) => {
      table.read(i, key, 0);
      return key.join();
    });
    expect(kept).toEqual(order);
    expect(table.size).toBe(order.length);
  });

  test('still finds the keys that were not forgotten, in little more memory than the keys take', () => {
    const table = new KeyTable(words);
    const key = new Int32Array(words);
    const layer = 500;
    let wrong = 0;
    for (let number = 0; number < 400 * layer; number++) {
      if (number % layer === 0) table.forget(Math.max(0, number - 2 * layer));
      makeRoom(table, 1);
      key[words - 1] = number;
      if (!add(table, key)) wrong++;
      key[words - 1] = Math.max(0, number - layer);
      if (add(table, key)) wrong++;
    }
    expect(wrong).toBe(0);
    expect(table.bytes).toBeLessThan(1.2 * 4 * words * table.size);
  });

  test('does not grow past a limit', () => {
    const table = new KeyTable(words);
    expect(table.reserve(1_000_000, 1_000_000)).toBe(false);
    expect(table.bytes).toBeLessThanOrEqual(1_000_000);
  });

  test('finds the key of zeros new after the table was rebuilt without it', () => {
    const table = new KeyTable(words);
    const key = new Int32Array(words);
    table.reserve(100, Number.POSITIVE_INFINITY);
    for (let number = 1; number <= 100; number++) {
      key[0] = number;
      add(table, key);
    }
    table.reserve(200, Number.POSITIVE_INFINITY);
    key.fill(0);
    expect(add(table, key)).toBe(true);
    expect(add(table, key)).toBe(false);
  });

  test('writes a key that is read between what stands there', () => {
    const table = new KeyTable(words);
    const key = Int32Array.from({ length: words }, (_, i) => 10 + i);
    table.reserve(1, Number.POSITIVE_INFINITY);
    add(table, key);
    const into = new Int32Array(words + 2).fill(7);
    table.read(0, into, 1);
    expect([...into]).toEqual([7, ...key, 7]);
  });

  test.each([
    [1, 256, 1],
    [192, 256, 1],
    [193, 512, 1],
    [256, 512, 1],
    [257, 1024, 1],
    [4096, 8192, 1],
    [4097, 16_384, 2],
    [16_384, 32_768, 4],
    // From here on, no more than five eighths of the slots are filled, and three when it has just grown.
    [16_385, 65_536, 5],
    [24_576, 65_536, 6],
    [24_577, 131_072, 7],
  ])('for %i keys has %i slots, and %i chunks of 4096 keys', (keys, slots, chunks) => {
    const table = new KeyTable(words);
    expect(table.bytes).toBe(4 * words * 256);
    expect(table.reserve(keys, Number.POSITIVE_INFINITY)).toBe(true);
    expect(table.bytes).toBe(4 * words * (slots + 4096 * chunks));
  });

  test('uses a limit to the last byte', () => {
    const [slots, chunk] = [4 * words * 256, 4 * words * 4096];
    expect(new KeyTable(words).reserve(1, slots + chunk - 1)).toBe(false);
    expect(new KeyTable(words).reserve(1, slots + chunk)).toBe(true);
    // While the slots are moved, there are those that it had and twice as many.
    expect(new KeyTable(words).reserve(193, 3 * slots + chunk - 1)).toBe(false);
    const table = new KeyTable(words);
    expect(table.reserve(193, 3 * slots + chunk)).toBe(true);
    // The limit may shrink, and then what it has is too much already.
    expect(table.reserve(1, 2 * slots + chunk)).toBe(true);
    expect(table.reserve(1, 2 * slots + chunk - 1)).toBe(false);
  });

  test('prefetches the slots where keys are found, of as many lists as it is told and as there is room for', () => {
    /** Keys that begin with these words. */
    const listOf = (...firsts: readonly number[]): Successors => {
      const keys = firsts.flatMap((first) => Array.from({ length: words }, (_, i) => (i === 0 ? first : i)));
      return { count: firsts.length, next: 0, keys: Int32Array.from(keys), edges: new Int32Array(firsts.length) };
    };
    const table = new KeyTable(words);
    table.reserve(4, Number.POSITIVE_INFINITY);
    for (const first of [1, 2, 4, 8]) add(table, listOf(first).keys);
    const fetchedOf = (lists: readonly Successors[], count: number): number => {
      const inside = table as unknown as { fetched: number };
      inside.fetched = 0;
      table.prefetch(lists, count);
      return inside.fetched;
    };
    const lists = [listOf(1), listOf(2, 4), listOf(8)];
    expect([0, 1, 2, 3].map((count) => fetchedOf(lists, count))).toEqual([0, 1, 7, 15]);
    const many = listOf(...new Array<number>(1023).fill(1));
    expect(fetchedOf([many, listOf(2), listOf(8)], 3)).toBe(1 + 2);
    expect(fetchedOf([many, listOf(2, 4), listOf(8)], 3)).toBe(1 + 8);
  });
});

test('a table of long keys grows in short steps, in which its keys can be read', () => {
  const words = 4000;
  const table = new KeyTable(words);
  const key = new Int32Array(words);
  const count = 192;
  makeRoom(table, count);
  for (key[0] = 1; key[0] <= count; key[0]++) add(table, key);
  expect(table.reserve(1, Number.POSITIVE_INFINITY)).toBe(true);
  let steps = 0;
  for (; table.isGrowing; steps++) {
    table.read(count - 1, key, 0);
    expect(key[0]).toBe(count);
    table.grow();
  }
  expect(steps).toBe(count / 16 - 1);
  for (key[0] = 1; key[0] <= count; key[0]++) expect(add(table, key)).toBe(false);
});

test.each([
  ['one word', () => new WordSet(), 1],
  ['two words', () => new KeyTable(2), 2],
])(
  'keys of %s: slots that were replaced count against the limit, for their memory may not be free yet',
  (_, make, words) => {
    for (let limit = 40_000; limit < 1_200_000; limit += 97_000) {
      const table = make();
      const slotBytes = () => 4 * (table as unknown as { slots: Int32Array }).slots.length;
      let [replaced, slots] = [0, slotBytes()];
      for (let key = 1; table.reserve(1, limit); key++) {
        if (slotBytes() > slots) [replaced, slots] = [slots, slotBytes()];
        if (table.bytes + replaced > limit) expect.fail(`${table.bytes} + ${replaced} > ${limit}`);
        table.addAll(new Int32Array(words).fill(key), 1, new Int32Array(1));
      }
    }
  },
);
