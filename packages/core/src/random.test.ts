import { expect, test } from 'vitest';
import { seededRandom } from './random.js';

test('the same seed gives the same numbers', () => {
  const numbers = (seed: number): number[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 20 }, () => random.integer(1000));
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7)).not.toEqual(numbers(7 + 2 ** 32));
});

test('numbers are spread evenly and stay below the limit', () => {
  const random = seededRandom(1);
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[random.integer(6)]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('picking and shuffling reach everything and lose nothing', () => {
  const random = seededRandom(2);
  const items = ['a', 'b', 'c', 'd'];
  expect(new Set(Array.from({ length: 100 }, () => random.pick(items)))).toEqual(new Set(items));
  const orders = new Set<string>();
  for (let i = 0; i < 1000; i++) {
    const shuffled = random.shuffle(items);
    expect([...shuffled].sort()).toEqual(items);
    orders.add(shuffled.join(''));
  }
  expect(orders.size).toBe(24);
});
