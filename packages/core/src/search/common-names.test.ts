import { expect, test } from 'vitest';
import { families } from '../families.js';
import { algorithmId } from '../solving/choice.js';
import { algorithms } from './algorithms.js';
import { unknownAlgorithm } from './common-names.js';

test.each([
  ['ida', 'idastar'],
  ['IDA*', 'idastar'],
  ['A*', 'astar'],
  ['DFS', 'dfs'],
  ['dijkstra', 'ucs'],
  ['ids', 'iddfs'],
  ['branch-and-bound', 'dfbnb'],
  ['gbfs', 'greedy'],
])('%s is %s in every family', (name, id) => {
  expect(algorithms.some((algorithm) => algorithm.id === id)).toBe(true);
  for (const family of families) expect(algorithmId(family, name)).toBe(id);
});

test('no strategy of a family takes a common name for itself', () => {
  for (const { strategies } of families) {
    for (const { id, aliases = [] } of strategies as readonly { id: string; aliases?: readonly string[] }[]) {
      for (const name of [id, ...aliases]) expect(algorithmId({ ...families[0]!, strategies: [] }, name)).toBe(name);
    }
  }
});

test('what is not here is answered with what is nearest', () => {
  expect(unknownAlgorithm('SMA*', algorithms).message).toMatch(/^there is no algorithm "SMA\*": .*idastar and rbfs$/);
  expect(unknownAlgorithm('astra', algorithms).message).toMatch(/expected bfs, .*, bidirectional/);
});
