import { unwrap } from '@slidewise/core/result';
import { rushHour } from '@slidewise/core/rush-hour';
import { algorithms } from '@slidewise/core/search';
import { solve } from '@slidewise/core/solving';
import { describe, expect, test } from 'vitest';
import { bandOf, tieOrders } from './tie-orders.js';

describe('the orders of ties', () => {
  test('35 of A*: as documented, ten orders of boards, and two rules that break ties, with twelve orders each', () => {
    const orders = tieOrders({ algorithm: 'astar', heuristic: 'direct' }, 10);
    expect(orders).toHaveLength(35);
    expect(orders[0]).toEqual({});
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(35);
    expect(tieOrders({ algorithm: 'astar' }, 1, 7).at(-1)).toEqual({ ties: 'lifo', order: 'shuffled', seed: 7 });
  });

  test('those that an algorithm takes, and no other', () => {
    expect(tieOrders({ algorithm: 'idastar' }, 1)).toEqual([{}, { order: 'reversed' }, { order: 'shuffled', seed: 1 }]);
    expect(tieOrders({ algorithm: 'bfs' }, 5)).toEqual([{}]);
    const { position } = unwrap(rushHour.parse('...b../...b../aa.b.d/..cccd/....../......', {}));
    for (const { id: algorithm } of algorithms) {
      for (const settings of tieOrders({ algorithm }, 1)) {
        const found = solve(rushHour, position, { algorithm, settings, limits: { expansions: 1 } });
        if (!found.ok) expect(found.problem.message).not.toMatch(/takes no|heeds the order/);
      }
    }
  });
});

test('a band has the middle of its numbers', () => {
  expect(bandOf([5])).toEqual({ least: 5, median: 5, most: 5 });
  expect(bandOf([9, 1, 4])).toEqual({ least: 1, median: 4, most: 9 });
  expect(bandOf([10, 2, 30, 4])).toEqual({ least: 2, median: 4, most: 30 });
  expect(bandOf([])).toBeUndefined();
});
