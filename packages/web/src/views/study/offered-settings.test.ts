import { algorithms } from '@slidewise/core/search';
import { expect, test } from 'vitest';
import { completeMethod } from './methods.js';
import { offeredSettings } from './offered-settings.js';
import { boardOf, JAM } from './testing/laboratory.js';

const EASY = boardOf('tiles:rows:0_1_3/4_2_5/7_8_6');

const named = (id: string) => algorithms.find((algorithm) => algorithm.id === id)!;
const titles = (...given: Parameters<typeof offeredSettings>): string[] =>
  offeredSettings(...given).map(({ title }) => title);

test('what matters is offered', () => {
  expect(titles(EASY, named('astar'), {})).toEqual(['Ties']);
  expect(titles(EASY, named('astar'), { ties: 'shuffled' })).toEqual(['Ties', 'Seed']);
  expect(titles(EASY, named('astar'), { ties: 'lifo', order: 'shuffled' })).toEqual(['Ties', 'Order', 'Seed']);
  expect(titles(EASY, named('dfs'), {})).toEqual(['Depth', 'Leaves out', 'Order']);
  expect(titles(EASY, named('annealing'), {})).toEqual(['Seed']);
});

test('whatever is chosen can be searched, and only then', () => {
  for (const board of [EASY, JAM]) {
    for (const algorithm of algorithms) {
      for (const { choices, set } of offeredSettings(board, algorithm, { ties: 'fifo' })) {
        for (const { id } of choices ?? [{ id: '3' }]) {
          const way = completeMethod(board, { algorithm: algorithm.id, settings: set(id) });
          expect(way.ok, `${algorithm.id} ${JSON.stringify(set(id))}`).toBe(true);
        }
      }
    }
  }
  const orders = offeredSettings(EASY, named('dfs'), {}).find(({ title }) => title === 'Order')!.choices!;
  expect(orders.map(({ id }) => id)).toContain('DULR');
  expect(orders).toHaveLength(3 + 24);
});

test('settings that have lost their meaning go', () => {
  const [ties] = offeredSettings(EASY, named('astar'), { ties: 'fifo', order: 'shuffled', seed: 3 });
  expect(ties!.set('board')).toEqual({});
  const [depth] = offeredSettings(EASY, named('dfs'), { depth: 4 });
  expect([depth!.set(''), depth!.set('-3')]).toEqual([{}, { depth: 0 }]);
});
