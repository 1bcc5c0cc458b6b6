import { makingOf } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { seededRandom } from '@slidewise/core/random';
import { unwrap } from '@slidewise/core/result';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { evolve, positionAt, survey } from './hard-positions.js';

describe.each(families.map((family) => [family.id, family] as const))('breeding: %s', (_, family) => {
  const metric = family.metrics[0]!.id;
  const options = { metric, size: makingOf(family).sizes.small, limit: 3000, tries: 150, population: 10 };

  test('a landscape has positions of every distance up to its hardest, and they are as hard as it says', () => {
    const random = seededRandom(1);
    let seen = 0;
    for (let i = 0; i < 20; i++) {
      const landscape = survey(family, makingOf(family).random(random, options.size), metric, 3000);
      if (landscape === undefined || landscape.hardest < 1) continue;
      seen++;
      for (const distance of [1, landscape.hardest]) {
        const position = positionAt(family, landscape, distance);
        expect(unwrap(solve(family, position, { metric })).length).toBe(distance);
      }
      expect(positionAt(family, landscape, landscape.hardest + 1)).toBeUndefined();
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('a space larger than the limit is passed over', () => {
    expect(survey(family, makingOf(family).random(seededRandom(2), options.size), metric, 0)).toBeUndefined();
  });

  test('the same seed breeds the same puzzles, and only accepted ones', () => {
    const breed = () => [...evolve(family, seededRandom(3), options)].map(({ position }) => position);
    expect(breed().length).toBeGreaterThan(0);
    expect(breed()).toEqual(breed());
    expect([...evolve(family, seededRandom(3), { ...options, accept: () => false })]).toEqual([]);
  });
});
