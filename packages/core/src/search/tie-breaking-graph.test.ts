import { describe, expect, test } from 'vitest';
import type { Outcome, SearchOptions, Trace } from '../contract/engine/search.js';
import type { Space } from '../contract/engine/space.js';
import { seededRandom } from '../random.js';
import { distancesTo, type Graph, graphHeuristic, graphSpace, randomGraph } from '../testing/graph-space.js';
import { TieBreaking } from './tie-breaking.js';

const options: SearchOptions = { heuristic: graphHeuristic, weight: 1, memoryLimit: Number.POSITIVE_INFINITY };
const WHOLE = Number.POSITIVE_INFINITY;

/** Edges have a finer cost of their own; `list` makes a large space of it, with lists of so many successors. */
function costlySpace(graph: Graph, costs: readonly number[], words = 1, list = WHOLE): Space<number> {
  return { ...graphSpace(graph, words, list), finerCost: (_state, _at, edge) => costs[edge]! };
}

/** Three shortest ways from 0 to the goals 4 and 5, the last of them the cheapest; 6 is reached later. */
const graph: Graph = {
  nodes: 7,
  edges: [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 4],
    [2, 4],
    [3, 5],
    [4, 6],
  ],
  start: 0,
  goals: [4, 5],
  estimates: [],
};
const costs = [1, 2, 1, 5, 3, 3, 1];

describe('on a graph', () => {
  test('the cheapest of the shortest ways is found, of all goals of the layer', () => {
    const search = new TieBreaking(costlySpace(graph, costs), options, 'cost');
    expect(search.step(WHOLE)).toEqual({ status: 'solved', path: [2, 5], optimal: true });
    const first = new TieBreaking(costlySpace(graph, [1, 2, 1, 5, 1, 3, 1]), options, 'cost');
    expect(first.step(WHOLE)).toEqual({ status: 'solved', path: [1, 4], optimal: true });
  });

  test('a step is an expansion, or the end of a layer', () => {
    const search = new TieBreaking(costlySpace(graph, costs), options, 'cost');
    expect(search.counts).toMatchObject({ expanded: 0, stored: 1 });
    const seen = [];
    let outcome: Outcome<readonly number[]> | undefined;
    while (outcome === undefined) {
      outcome = search.step(1);
      const { expanded, generated, duplicates, stored, peakOpen } = search.counts;
      seen.push([expanded, generated, duplicates, stored, peakOpen, search.lowerBound]);
    }
    expect(seen).toEqual([
      [1, 3, 0, 4, 3, 1],
      [1, 3, 0, 4, 3, 2],
      [2, 5, 1, 5, 3, 2],
      [3, 7, 3, 5, 3, 2],
      [4, 9, 4, 6, 3, 2],
      [4, 9, 4, 6, 3, 2],
    ]);
  });

  test('a start that is solved needs nothing', () => {
    const search = new TieBreaking(costlySpace({ ...graph, goals: [0] }, costs), options, 'cost');
    expect(search.lowerBound).toBe(0);
    expect(search.step(1)).toEqual({ status: 'solved', path: [], optimal: true });
    expect(search.counts.expanded).toBe(0);
  });

  test('without goals all states are expanded', () => {
    const search = new TieBreaking(costlySpace({ ...graph, goals: [] }, costs), options, 'cost');
    expect(search.step(WHOLE)).toEqual({ status: 'unsolvable' });
    expect(search.counts).toMatchObject({ expanded: 7, stored: 7, generated: 14 });
  });

  test('random graphs, with keys of one word and of three, at once, in steps, in lists and with a trace', () => {
    const random = seededRandom(4);
    for (let i = 0; i < 150; i++) {
      const wild = randomGraph(random, 40, 40 + random.integer(80));
      const prices = wild.edges.map(() => 1 + random.integer(9));
      const words = 1 + 2 * (i % 2);
      const whole = new TieBreaking(costlySpace(wild, prices, words), options, 'cost');
      const outcome = whole.step(WHOLE)!;
      const best = cheapest(wild, prices);
      if (best === undefined) expect(outcome).toEqual({ status: 'unsolvable' });
      else if (outcome.status === 'solved') {
        expect(outcome.path).toHaveLength(best.length);
        expect(outcome.path.reduce((sum, edge) => sum + prices[edge]!, 0)).toBe(best.cost);
        expect(whole.lowerBound).toBe(best.length);
      }
      expect(outcome.status).toBe(best === undefined ? 'unsolvable' : 'solved');
      const expanded: number[] = [];
      const trace: Trace = { enter: () => {}, expand: (node) => void expanded.push(node) };
      for (const other of [
        inSteps(new TieBreaking(costlySpace(wild, prices, words), options, 'cost')),
        inSteps(new TieBreaking(costlySpace(wild, prices, words, 1 + random.integer(3)), options, 'cost')),
        inSteps(new TieBreaking(costlySpace(wild, prices, words, 2), { ...options, trace }, 'cost')),
      ]) {
        expect(other.outcome).toEqual(outcome);
        const { bytes: _, ...counts } = other.counts;
        const { bytes: __, ...wholeCounts } = whole.counts;
        expect({ ...counts, peakOpen: 0 }).toEqual({ ...wholeCounts, peakOpen: 0 });
      }
      expect(expanded).toEqual(Array.from({ length: whole.counts.expanded }, (_, node) => node));
    }
  });

  test('a trace is told of each way that is better than the one before it', () => {
    const told: string[] = [];
    const trace: Trace = {
      enter: (node, parent, edge, g, h) => void told.push(`enter ${node} ${parent} ${edge} ${g} ${h}`),
      expand: (node) => void told.push(`expand ${node}`),
    };
    new TieBreaking(costlySpace(graph, costs), { ...options, trace }, 'cost').step(WHOLE);
    expect(told).toEqual([
      'enter 0 -1 -1 0 0',
      'expand 0',
      'enter 1 0 0 1 0',
      'enter 2 0 1 1 0',
      'enter 3 0 2 1 0',
      'expand 1',
      'enter 4 1 3 2 0',
      'expand 2',
      'enter 4 2 4 2 0',
      'expand 3',
      'enter 5 3 5 2 0',
    ]);
  });

  test('a large space is searched in small steps, and both kinds end at the limit on memory', () => {
    const leaves = 400;
    const star: Graph = {
      nodes: leaves + 1,
      edges: Array.from({ length: leaves }, (_, i) => [0, i + 1] as const),
      start: 0,
      goals: [],
      estimates: [],
    };
    const prices = new Array<number>(leaves).fill(1);
    // Sixteen successors a step: the first with the expansion, and then a list of forty in three.
    const large = new TieBreaking(costlySpace(star, prices, 1, 40), options, 'cost');
    expect(large.step(1)).toBeUndefined();
    expect(large.counts).toMatchObject({ expanded: 1, generated: 40, stored: 17 });
    large.step(2);
    expect(large.counts).toMatchObject({ expanded: 1, generated: 40, stored: 41 });
    large.step(1);
    expect(large.counts).toMatchObject({ expanded: 1, generated: 80, stored: 57 });
    for (const list of [40, WHOLE]) {
      const limited = new TieBreaking(costlySpace(star, prices, 1, list), { ...options, memoryLimit: 9000 }, 'cost');
      expect(inSteps(limited).outcome).toEqual({ status: 'stopped', reason: 'memory' });
      expect(limited.counts.bytes).toBeLessThanOrEqual(9000);
    }
    const free = inSteps(new TieBreaking(costlySpace(star, prices), options, 'cost'));
    expect(free.outcome).toEqual({ status: 'unsolvable' });
    // A key of a word, and three words besides it.
    expect(free.counts.bytes).toBeGreaterThan(16 * leaves);
  });
});

function inSteps(search: TieBreaking) {
  let outcome: Outcome<readonly number[]> | undefined;
  while (outcome === undefined) outcome = search.step(1);
  return { outcome, counts: search.counts };
}

/** The length of the shortest ways to a goal, and the least cost of one of them. */
function cheapest(graph: Graph, prices: readonly number[]): { length: number; cost: number } | undefined {
  const distances = distancesTo(graph, [graph.start]);
  const goals = graph.goals.filter((goal) => distances[goal]! >= 0);
  if (goals.length === 0) return undefined;
  const length = Math.min(...goals.map((goal) => distances[goal]!));
  const sums = new Array<number>(graph.nodes).fill(Number.POSITIVE_INFINITY);
  sums[graph.start] = 0;
  for (let distance = 0; distance < length; distance++) {
    for (const [edge, ends] of graph.edges.entries()) {
      for (const [from, to] of [ends, [ends[1], ends[0]] as const]) {
        if (distances[from] !== distance || distances[to] !== distance + 1) continue;
        sums[to] = Math.min(sums[to]!, sums[from]! + prices[edge]!);
      }
    }
  }
  return { length, cost: Math.min(...goals.filter((goal) => distances[goal] === length).map((goal) => sums[goal]!)) };
}
