import { expect, test } from 'vitest';
import { bruteCount } from '../../../testing/brute-count.js';
import { PositionCounter } from './position-counter.js';

/** Nearer positions are counted without a search. */
const DEEP = { moves: 2, steps: 5 };

test.each([
  [3, 3, 1, [2, 3]],
  [4, 3, 2, [2, 3]],
  [3, 4, 0, [2, 3]],
  [4, 4, 1, [2, 3]],
  [4, 4, 2, [3]],
  [6, 3, 1, [3, 4]],
])(
  '%i×%i, target in row %i, lengths %j: as many positions at each distance as brute force finds',
  (width, height, row, lengths) => {
    const of = { width, height, row, lengths };
    const counter = PositionCounter.of(of, DEEP, 20)!;
    for (const metric of ['moves', 'steps'] as const) {
      const brute = bruteCount(of, metric);
      for (const counted of ['all', 'plain'] as const) {
        let positions = 0;
        const distances: number[] = [];
        const components: number[] = [];
        for (let shard = 0; shard < counter.shards; shard++) {
          const count = counter.count(shard).find((each) => each.counted === counted && each.metric === metric)!;
          positions += count.positions;
          for (const [i, each] of count.distances.entries()) distances[i] = (distances[i] ?? 0) + each;
          for (const { distance, count: some } of count.components)
            components[distance] = (components[distance] ?? 0) + some;
        }
        const { [counted]: wanted } = brute;
        expect([positions, distances]).toEqual([wanted.positions, wanted.distances]);
        expect(components.slice(DEEP[metric])).toEqual(wanted.components.slice(DEEP[metric]));
      }
    }
  },
);
