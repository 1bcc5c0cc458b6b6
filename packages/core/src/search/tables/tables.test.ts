import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeySet } from './key-set.js';
import { KeyTable } from './key-table.js';
import { OpenList } from './open-list.js';
import { StateIndex } from './state-index.js';
import { StateQueue } from './state-queue.js';
import { WordSet } from './word-set.js';

const key = fc.oneof(fc.integer({ min: -5, max: 20 }), fc.integer()).filter((value) => value !== -1);

describe.each<[string, number, () => KeySet]>([
  ['WordSet', 1, () => new WordSet()],
  ['KeyTable of two words', 2, () => new KeyTable(2)],
])('%s', (_, words, create) => {
  test('is a set that remembers the order', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 3000 }), (values) => {
        const set = create();
        const fresh = new Int32Array(1);
        const expected = new Set<number>();
        for (const value of values) {
          const packed = Int32Array.from([value, value ^ 7]);
          expect(set.reserve(1, Number.POSITIVE_INFINITY)).toBe(true);
          expect(set.addAll(packed, 1, fresh)).toBe(expected.has(value) ? 0 : 1);
          expected.add(value);
        }
        expect(set.size).toBe(expected.size);
        const back = new Int32Array(words);
        for (const [i, value] of [...expected].entries()) {
          set.read(i, back, 0);
          expect(back[0]).toBe(value);
        }
      }),
      { numRuns: 50, seed: 1 },
    );
  });

  test('refuses to grow past the limit, and says how much it takes', () => {
    const set = create();
    const packed = new Int32Array(2);
    let added = 0;
    while (set.reserve(1, 65_536)) {
      packed[0] = added++;
      set.addAll(packed, 1, new Int32Array(1));
      expect(set.bytes).toBeLessThanOrEqual(65_536);
    }
    expect(added).toBeGreaterThan(1000);
  });
});

test('several keys are added at once, and the new ones are returned', () => {
  for (const [set, words] of [[new WordSet(), 1] as const, [new KeyTable(2), 2] as const]) {
    const keys = (...values: number[]): Int32Array =>
      Int32Array.from(values.flatMap((value) => [value, value].slice(0, words)));
    const fresh = new Int32Array(5);
    set.reserve(5, Number.POSITIVE_INFINITY);
    expect(set.addAll(keys(4, 9, 4, 7, 9), 5, fresh)).toBe(3);
    expect([...fresh.subarray(0, 3)]).toEqual([0, 1, 3]);
    expect(set.addAll(keys(7, 8), 2, fresh)).toBe(1);
    expect(fresh[0]).toBe(1);
  }
});

test('StateIndex finds what it has, and only that', () => {
  const index = new StateIndex(2);
  index.reserve(100, Number.POSITIVE_INFINITY);
  for (let i = 0; i < 100; i++) expect(index.insert(Int32Array.of(i, -i), 0)).toBe(~i);
  for (let i = 0; i < 100; i++) expect(index.find(Int32Array.of(i, -i), 0)).toBe(i);
  expect(index.find(Int32Array.of(3, 3), 0)).toBe(-1);
});

test('StateIndex uses nearly all of a memory limit, and never more', () => {
  for (const limit of [20_000, 100_000, 1_000_000]) {
    for (const [keyWords, companions] of [
      [1, 0],
      [2, 24],
      [30, 24],
    ] as const) {
      const index = new StateIndex(keyWords);
      const key = new Int32Array(keyWords);
      let peak = 0;
      for (; ; key[0]!++) {
        const before = index.bytes + companions * index.capacity;
        const { capacity } = index;
        if (!index.reserve(1, limit, companions)) break;
        const after = index.bytes + companions * index.capacity;
        // While it grows, the old tables and the new ones exist together.
        peak = Math.max(peak, index.capacity > capacity ? before + after : after);
        index.insert(key, 0);
      }
      expect(index.size).toBe(index.capacity);
      if (4 * 128 * keyWords < limit / 8) {
        expect(peak).toBeLessThanOrEqual(limit);
        const needed = index.size * (4 * keyWords + companions + 16 / 3);
        expect(needed).toBeGreaterThan((companions > 0 ? 0.7 : 0.5) * limit);
      }
      key[0] = 0;
      while (key[0]! < index.size && index.find(key, 0) === key[0]) key[0]!++;
      expect(key[0], 'the first that is not found').toBe(index.size);
    }
  }
});

test('StateQueue gives back what came in, in order, with few chunks', () => {
  const queue = new StateQueue(3);
  let [next, read] = [0, 0];
  for (let round = 0; round < 5000; round++) {
    for (let i = 0; i < 1 + (round % 3); i++) {
      queue.tail.fill(next++, queue.tailAt, queue.tailAt + 3);
      queue.push();
    }
    const out = round < 2500 ? 1 : 3;
    for (let i = 0; i < out && queue.length > 0; i++) {
      expect([...queue.head.subarray(queue.headAt, queue.headAt + 3)]).toEqual([read, read, read]);
      read++;
      queue.shift();
    }
  }
  expect(next - read).toBe(queue.length);
  expect(queue.bytes).toBeLessThan(4 * 3 * 4000);
});

test('OpenList gives out the best first, also after nodes have improved', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(50), { minLength: 1, maxLength: 200 }),
      fc.array(fc.nat(), { maxLength: 50 }),
      (ranks, changes) => {
        const rank = [...ranks];
        const before = (a: number, b: number): boolean => rank[a]! < rank[b]! || (rank[a] === rank[b] && a < b);
        const open = new OpenList(before);
        open.reserve(rank.length);
        for (let node = 0; node < rank.length; node++) open.push(node);
        for (const change of changes) {
          const node = change % rank.length;
          rank[node]! -= change % 7;
          open.improve(node);
        }
        const expected = rank.map((_, node) => node).sort((a, b) => (before(a, b) ? -1 : 1));
        const got: number[] = [];
        while (open.length > 0) {
          expect(open.first).toBe(expected[got.length]);
          got.push(open.pop());
        }
        expect(got).toEqual(expected);
        expect(open.has(0)).toBe(false);
      },
    ),
    { numRuns: 200, seed: 1 },
  );
});
