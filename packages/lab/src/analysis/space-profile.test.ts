import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { explore } from '@slidewise/core/search';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../core/src/testing/samples.js';
import { profile } from './space-profile.js';

describe.each(families.map((family) => [family.id, family] as const))('the profile of a space: %s', (_, family) => {
  test('agrees with an exploration that keeps every state', () => {
    for (const { id: metric } of family.metrics) {
      for (const position of samples(family, 'small', 20, 21)) {
        const { depths, states } = explore(family.space(position, metric));
        const { layers, depth, farthest, ...found } = unwrap(profile(family, position, metric, { farthest: 5 }));
        expect(found.states).toBe(states.size);
        expect(layers).toEqual(layers.map((__, at) => depths.filter((other) => other === at).length));
        expect(depth).toBe(depths.at(-1));
        expect(farthest).toHaveLength(Math.min(5, layers.at(-1)!));
        for (const far of farthest) {
          const back = unwrap(profile(family, far, metric));
          expect(back.states).toBe(found.states);
          expect(back.depth).toBeGreaterThanOrEqual(depth);
        }
      }
    }
  });

  test('says which limit was hit', () => {
    const [position] = samples(family, 'usual', 1, 22);
    const { id: metric } = family.metrics[0]!;
    const full = profile(family, position, metric, { memory: 1 });
    expect(full.ok ? '' : full.problem.message).toMatch(/^the memory limit was hit after \d+ positions?$/);
  });
});
