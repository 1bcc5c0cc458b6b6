import { families } from '@slidewise/core/families';
import { explore } from '@slidewise/core/search';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../core/src/testing/samples.js';
import { ReachableCount } from './reachable.js';

describe.each(families.map((family) => [family.id, family] as const))('what can be reached in %s', (_, family) => {
  const metric = family.metrics[0]!.id;

  test('is counted in steps as it is in one go', () => {
    for (const position of samples(family, 'small', 20, 1)) {
      const exploration = explore(family.space(position, metric), 5000);
      const counting = new ReachableCount(family, position, metric, 5000);
      let steps = 0;
      while (!counting.step(7)) expect(++steps).toBeLessThan(5000);
      expect(counting.complete).toBe(exploration.complete);
      if (counting.complete) expect(counting.count).toBe(exploration.states.size);
    }
  });

  test('is counted no further than the bound', () => {
    for (const position of samples(family, 'usual', 20, 2)) {
      const counting = new ReachableCount(family, position, metric, 40);
      while (!counting.step(1));
      expect(counting.complete ? counting.count <= 40 : counting.count > 40).toBe(true);
      expect(counting.count).toBeLessThanOrEqual(40 + family.space(position, metric).maxSuccessors * 16);
    }
  });
});
