import { families } from '@slidewise/core/families';
import { unwrap } from '@slidewise/core/result';
import { algorithms } from '@slidewise/core/search';
import { MemoryTableCache, prepare, solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../core/src/testing/samples.js';
import { allMethods, isPlanned, methodsFor, promisesShortest } from './comparison.js';

describe.each(families.map((family) => [family.id, family] as const))(
  'all methods to solve a board of %s',
  (_, family) => {
    const positions = [...samples(family, 'small', 3, 1), ...samples(family, 'usual', 3, 2)];
    const tables = new MemoryTableCache();

    test.each(['rivals', 'all'] as const)(
      'are each algorithm with each heuristic that it may ask, once: %s',
      (which) => {
        const methods = allMethods(family, which).map(({ algorithm, heuristic }) => `${algorithm} ${heuristic}`);
        expect(new Set(methods).size).toBe(methods.length);
        const asked = algorithms.filter(({ taught }) => which === 'all' || !taught);
        const blind = asked.filter(({ informed }) => !informed).length;
        const mute = family.strategies.filter(({ heuristics }) => heuristics.length === 0).length;
        const others = asked.length + family.strategies.length - blind - mute;
        expect(methods).toHaveLength(blind + mute + others * family.heuristics.length);
      },
    );

    test('fit a board where prepare does not refuse the heuristic', () => {
      for (const position of positions) {
        for (const { id: metric } of family.metrics) {
          const fitting = methodsFor(family, position, metric);
          const known = allMethods(family);
          const refused = known.filter((method) => !prepare(family, position, { metric, tables, ...method }).ok);
          for (const method of known) {
            if (!fitting.some((each) => each.algorithm === method.algorithm && each.heuristic === method.heuristic)) {
              expect(refused, JSON.stringify(method)).toContainEqual(method);
            }
          }
        }
      }
    });

    test('find solutions that are called shortest where they promise it, and nowhere else', () => {
      const limits = { expansions: 20_000, memory: 2 ** 25 };
      const proved = (board: unknown) => unwrap(solve(family, board, { algorithm: 'bfs' }));
      const position = samples(family, 'small', 20, 3).find((board) => proved(board).status === 'solved');
      const { length } = proved(position);
      const promises = new Set<boolean>();
      for (const method of methodsFor(family, position, family.metrics[0]!.id)) {
        const answer = solve(family, position, { ...method, tables, limits });
        if (!answer.ok || answer.value.status !== 'solved') continue;
        const promised = promisesShortest(family, method);
        promises.add(promised);
        // A search may prove more than it has promised: that its bound is as large as its solution is long.
        if (answer.value.optimal !== promised) {
          expect([method, answer.value.lowerBound]).toEqual([method, answer.value.length]);
          expect(promised).toBe(false);
        }
        if (promised) expect(answer.value.length).toBe(length);
      }
      expect(promises).toEqual(new Set([true, false]));
    });

    test('have one among them that is planned, and it is what is done without options', () => {
      for (const position of positions) {
        for (const { id: metric } of family.metrics) {
          const planned = methodsFor(family, position, metric).filter((method) =>
            isPlanned(family, position, metric, method, tables),
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

describe('a promise of shortest solutions', () => {
  const none = families[0]!.heuristics[0]!;
  const heuristics = [
    { ...none, id: 'consistent', admissible: true, consistent: true },
    { ...none, id: 'admissible', admissible: true, consistent: false },
    { ...none, id: 'neither', admissible: false, consistent: false },
  ];
  const family = { ...families[0]!, heuristics: [none, ...heuristics] };
  const promised = (algorithm: string): string[] =>
    heuristics.flatMap(({ id: heuristic }) => (promisesShortest(family, { algorithm, heuristic }) ? [heuristic] : []));

  test('depends on what the heuristic is', () => {
    expect(promised('astar')).toEqual(['consistent', 'admissible']);
    expect(promised('idastar')).toEqual(['consistent', 'admissible']);
    expect(promised('astar-no-reopening')).toEqual(['consistent']);
    for (const algorithm of ['astar-early-closing', 'weighted-astar', 'greedy'])
      expect(promised(algorithm)).toEqual([]);
  });

  test('is made without a heuristic by algorithms that use none', () => {
    expect(promisesShortest(family, { algorithm: 'bfs' })).toBe(true);
    expect(promisesShortest(family, { algorithm: 'astar', heuristic: 'bfs' })).toBe(true);
    expect(promisesShortest(family, { algorithm: 'astar' })).toBe(false);
    expect(promisesShortest(family, { algorithm: 'nothing of the kind' })).toBe(false);
  });

  test('is what a strategy says of itself', () => {
    for (const each of families) {
      for (const { id: algorithm, optimal } of each.strategies) {
        expect(promisesShortest(each, { algorithm })).toBe(optimal);
      }
    }
  });
});
