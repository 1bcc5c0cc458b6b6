import { expect, test } from 'vitest';
import { seededRandom } from '../random.js';
import { distancesTo, endOf, graphSpace, randomGraph } from '../testing/graph-space.js';
import { explore, goalDistances, pathTo } from './explore.js';

test('random graphs: all states, their distances and shortest paths, with keys of one word and of three, in lists of any length', () => {
  const random = seededRandom(1);
  for (let i = 0; i < 60; i++) {
    const nodes = 3 + random.integer(60);
    // Node 0, whose key is all zeros, is a goal and not the start.
    const graph = { ...randomGraph(random, nodes, nodes + random.integer(nodes)), start: nodes - 1, goals: [0, 1] };
    const words = i % 2 === 0 ? 1 : 3;
    const space = graphSpace(graph, words, i % 3 === 0 ? undefined : 1 + random.integer(3), true);
    const exploration = explore(space);
    const { states, depths, complete } = exploration;
    const found = Array.from({ length: states.size }, (_, at) => states.keys[(at + 1) * words - 1]!);
    const fromStart = distancesTo(graph, [graph.start]);
    expect(complete).toBe(true);
    expect([...found].sort((a, b) => a - b)).toEqual([...fromStart.keys()].filter((node) => fromStart[node]! >= 0));
    expect([...depths]).toEqual(found.map((node) => fromStart[node]));
    const toGoal = distancesTo(graph, graph.goals);
    expect([...goalDistances(space, exploration)]).toEqual(found.map((node) => toGoal[node]));
    for (const [at, node] of found.entries()) {
      const path = pathTo(space, exploration, at);
      expect(path).toHaveLength(depths[at]!);
      expect(endOf(graph, path)).toBe(node);
    }
  }
});

test('an exploration is complete if there are as many states as the limit, and ends soon after it if there are more', () => {
  const edges = Array.from({ length: 9 }, (_, i) => [i, i + 1] as const);
  const space = graphSpace({ nodes: 10, edges, start: 0, goals: [], estimates: [] });
  expect(explore(space, 10)).toMatchObject({ complete: true, states: { size: 10 } });
  const part = explore(space, 5);
  expect(part).toMatchObject({ complete: false, states: { size: 6 } });
  expect([...part.depths]).toEqual([0, 1, 2, 3, 4, 5]);
});
