import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { KeyTable } from './key-table.js';
import { WordSet } from './word-set.js';

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
      table.reserve(1, Number.POSITIVE_INFINITY);
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
      table.reserve(1, Number.POSITIVE_INFINITY);
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
