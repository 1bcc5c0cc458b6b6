import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { OPEN_BYTES, OpenList } from './open-list.js';

describe('the open list', () => {
  test('gives the best node first, whatever was put in, improved and taken out before', () => {
    const random = seededRandom(1);
    for (let round = 0; round < 60; round++) {
      const nodes = 1 + random.integer(40);
      const ranks = Array.from({ length: nodes }, () => 1000 * random.integer(100));
      // No two ranks are equal, so that there is only one right order.
      for (let node = 0; node < nodes; node++) ranks[node]! += node;
      const open = new OpenList((a, b) => ranks[a]! < ranks[b]!);
      open.reserve(nodes);
      const inside = new Set<number>();
      const best = (): number => [...inside].reduce((a, b) => (ranks[a]! < ranks[b]! ? a : b));
      for (let turn = 0; turn < 100; turn++) {
        const node = random.integer(nodes);
        if (!inside.has(node)) {
          open.push(node);
          inside.add(node);
        } else if (random.integer(2) === 0) {
          ranks[node]! -= 1000 * random.integer(50);
          open.improve(node);
        } else {
          const first = best();
          expect(open.first).toBe(first);
          expect(open.pop()).toBe(first);
          inside.delete(first);
        }
        expect(open.length).toBe(inside.size);
        expect(ranks.map((_, i) => open.has(i))).toEqual(ranks.map((_, i) => inside.has(i)));
      }
      while (inside.size > 0) {
        const first = best();
        expect(open.pop()).toBe(first);
        inside.delete(first);
      }
      expect(open.length).toBe(0);
    }
  });

  test('has room for as many nodes as were asked for at most, and says what that takes', () => {
    const open = new OpenList((a, b) => a < b);
    expect(open.bytes).toBe(0);
    open.reserve(100);
    expect(open.bytes).toBe(100 * OPEN_BYTES);
    open.push(99);
    open.reserve(10);
    expect(open.bytes).toBe(100 * OPEN_BYTES);
    open.reserve(200);
    open.push(150);
    expect([open.pop(), open.pop()]).toEqual([99, 150]);
  });
});
