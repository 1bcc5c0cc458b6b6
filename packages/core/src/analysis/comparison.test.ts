import { describe, expect, test } from 'vitest';
import { families } from '../families.js';
import { algorithms } from '../search/algorithms.js';
import { prepare } from '../solving/prepare.js';
import { MemoryShelf } from '../tables.js';
import { samples } from '../testing/samples.js';
import { allWays, isPlanned, waysFor } from './comparison.js';

describe.each(families.map((family) => [family.id, family] as const))(
  'all ways to solve a board of %s',
  (_, family) => {
    const positions = [...samples(family, 'small', 3, 1), ...samples(family, 'usual', 3, 2)];
    const tables = new MemoryShelf();

    test('are each algorithm with each heuristic that it may ask, once', () => {
      const ways = allWays(family).map(({ algorithm, heuristic }) => `${algorithm} ${heuristic}`);
      expect(new Set(ways).size).toBe(ways.length);
      const blind = algorithms.filter(({ informed }) => !informed).length;
      const mute = family.strategies.filter(({ heuristics }) => heuristics.length === 0).length;
      const others = algorithms.length + family.strategies.length - blind - mute;
      expect(ways).toHaveLength(blind + mute + others * family.heuristics.length);
    });

    test('fit a board where prepare does not refuse the heuristic', () => {
      for (const position of positions) {
        for (const { id: metric } of family.metrics) {
          const fitting = waysFor(family, position, metric);
          const known = allWays(family);
          const refused = known.filter((way) => !prepare(family, position, { metric, tables, ...way }).ok);
          for (const way of known) {
            if (!fitting.some((each) => each.algorithm === way.algorithm && each.heuristic === way.heuristic)) {
              expect(refused, JSON.stringify(way)).toContainEqual(way);
            }
          }
        }
      }
    });

    test('have one among them that is planned, and it is what is done without wishes', () => {
      for (const position of positions) {
        for (const { id: metric } of family.metrics) {
          const planned = waysFor(family, position, metric).filter((way) =>
            isPlanned(family, position, metric, way, tables),
          );
          expect(planned).toHaveLength(1);
          const prepared = prepare(family, position, { metric, tables });
          expect(prepared.ok && [prepared.value.algorithm, prepared.value.heuristic]).toEqual([
            planned[0]!.algorithm,
            planned[0]!.heuristic,
          ]);
        }
      }
    });
  },
);
