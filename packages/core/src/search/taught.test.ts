import { describe, expect, test } from 'vitest';
import type { Outcome, Search, SearchOptions, Trace } from '../contract/engine/search.js';
import { seededRandom } from '../random.js';
import { distancesTo, endOf, type Graph, graphHeuristic, graphSpace, randomGraph } from '../testing/graph-space.js';
import { algorithms } from './algorithms.js';

// The algorithms that courses teach, on random graphs, against distances by brute force.

const options: SearchOptions = { heuristic: graphHeuristic, weight: 2, memoryLimit: Number.POSITIVE_INFINITY };
const taught = algorithms.filter((algorithm) => algorithm.taught);

function begin(id: string, graph: Graph, more: Partial<SearchOptions> = {}, words = 1): Search<readonly number[]> {
  const { start } = algorithms.find((algorithm) => algorithm.id === id)!;
  return start(graphSpace(graph, words), { ...options, ...more });
}

interface Run {
  readonly outcome: Outcome<readonly number[]>;
  readonly search: Search<readonly number[]>;
}

function run(id: string, graph: Graph, more: Partial<SearchOptions> = {}, slice = 1000, words = 1): Run {
  const search = begin(id, graph, more, words);
  let outcome: Outcome<readonly number[]> | undefined;
  while (outcome === undefined) outcome = search.step(slice);
  if (outcome.status === 'solved') expect(graph.goals).toContain(endOf(graph, outcome.path));
  return { outcome, search };
}

const length = (outcome: Outcome<readonly number[]>): number =>
  outcome.status === 'solved' ? outcome.path.length : Number.POSITIVE_INFINITY;

/** Random graphs with the distance of the start from the nearest goal; -1 where there is none. */
function* graphs(count: number, nodes: number, seed = 1): Generator<readonly [Graph, number]> {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i++) {
    const graph = randomGraph(random, 3 + random.integer(nodes), nodes + random.integer(nodes));
    yield [graph, distancesTo(graph, graph.goals)[graph.start]!];
  }
}

/** Searches that know their path only follow every path. */
const small = (id: string): number => (['iddfs', 'rbfs'].includes(id) ? 10 : 60);

/** Searches that throw dice try much before they give up. */
const few = (id: string, usual: number): number => (['annealing', 'hill-climbing-restarts'].includes(id) ? 10 : usual);

describe.each(taught.map((algorithm) => [algorithm.id, algorithm] as const))('%s', (id, { complete, shortestIf }) => {
  test('finds what there is, or says that it is stuck or that its limit was too small', () => {
    let solved = 0;
    for (const [graph, shortest] of graphs(few(id, 150), small(id))) {
      const { outcome, search } = run(id, graph);
      expect(search.lowerBound).toBeLessThanOrEqual(shortest < 0 ? Number.POSITIVE_INFINITY : shortest);
      if (outcome.status === 'solved') {
        solved++;
        expect(length(outcome)).toBeGreaterThanOrEqual(shortest);
        if (outcome.optimal) expect(length(outcome)).toBe(shortest);
        if (shortestIf !== 'never') expect(outcome.optimal).toBe(true);
      } else if (outcome.status === 'unsolvable') expect(shortest).toBe(-1);
      else expect([outcome.reason, complete]).toEqual([id === 'depth-limited' ? 'depth' : 'stuck', false]);
      if (complete) expect(outcome.status).toBe(shortest < 0 ? 'unsolvable' : 'solved');
    }
    expect(solved).toBeGreaterThan(4);
  });

  test('does the same in small steps as in one, with keys of one word and of three, and with a trace', () => {
    const trace: Trace = { enter: () => {}, expand: () => {} };
    for (const [graph] of graphs(few(id, 25), small(id), 2)) {
      const whole = run(id, graph, {}, Number.POSITIVE_INFINITY);
      for (const other of [run(id, graph, {}, 1), run(id, graph, { trace }, 7)]) {
        expect(other.outcome).toEqual(whole.outcome);
        expect(other.search.counts).toEqual(whole.search.counts);
      }
      expect(run(id, graph, {}, 1000, 3).outcome).toEqual(whole.outcome);
    }
  });

  test('a solved start needs no moves', () => {
    const graph: Graph = { nodes: 2, edges: [[0, 1]], start: 0, goals: [0], estimates: [0, 0] };
    expect(run(id, graph).outcome).toMatchObject({ status: 'solved', path: [] });
  });

  test('a trace hears of the root first, of every expansion in order, and of the goal at the end', () => {
    for (const [graph, shortest] of graphs(few(id, 20), small(id), 3)) {
      if (shortest <= 0) continue;
      const told: string[] = [];
      const known = new Set<number>();
      const trace: Trace = {
        enter(node, parent) {
          if (parent >= 0) expect(known).toContain(parent);
          known.add(node);
          told.push('enter');
        },
        expand(node) {
          expect(known).toContain(node);
          told.push('expand');
        },
        goal(node) {
          expect(known).toContain(node);
          told.push('goal');
        },
      };
      const { outcome, search } = run(id, graph, { trace });
      expect(told[0]).toBe('enter');
      expect(told.filter((word) => word === 'expand')).toHaveLength(search.counts.expanded);
      expect(told.filter((word) => word === 'goal')).toHaveLength(outcome.status === 'solved' ? 1 : 0);
      if (outcome.status === 'solved') expect(told.at(-1)).toBe('goal');
    }
  });
});

describe('depth-first search', () => {
  test('visits each state once, and in the order in which boards read', () => {
    for (const [graph] of graphs(40, 40)) {
      const { search } = run('dfs', { ...graph, goals: [] });
      const reachable = distancesTo(graph, [graph.start]).filter((distance) => distance >= 0).length;
      expect(search.counts).toMatchObject({ expanded: reachable, stored: reachable, reopened: 0 });
    }
    const edges = [[0, 3], [0, 1], [1, 2], [3, 4]] as const; // biome-ignore format: a picture of a tree
    const order: number[] = [];
    const entered: number[] = [0];
    const trace: Trace = {
      enter: (node, _, edge) => {
        if (edge >= 0) entered[node] = edges[edge]![1];
      },
      expand: (node) => order.push(entered[node]!),
    };
    run('dfs', { nodes: 5, edges, start: 0, goals: [], estimates: [] }, { trace });
    expect(order).toEqual([0, 1, 2, 3, 4]);
    order.length = 0;
    run('dfs', { nodes: 5, edges, start: 0, goals: [], estimates: [] }, { trace, order: 'reversed' });
    expect(order).toEqual([0, 3, 4, 1, 2]);
  });

  test('finds a solution whenever there is one within the depth, whichever duplicates it leaves out', () => {
    for (const [graph, shortest] of graphs(60, 12)) {
      for (const depth of [0, 1, 2, 3, 5]) {
        for (const duplicates of ['none', 'path', 'all'] as const) {
          const { outcome } = run('depth-limited', graph, { depth, duplicates });
          const within = shortest >= 0 && shortest <= depth;
          expect(outcome.status === 'solved', `${shortest} ${depth} ${duplicates}`).toBe(within);
          if (outcome.status === 'solved') expect(length(outcome)).toBeLessThanOrEqual(depth);
          if (outcome.status === 'stopped') expect(outcome.reason).toBe('depth');
        }
      }
    }
  });

  test('goes on for ever in a circle if it leaves out no duplicates', () => {
    const circle: Graph = { nodes: 3, edges: [[0, 1], [1, 2], [2, 0]], start: 0, goals: [], estimates: [] }; // biome-ignore format: a circle
    const search = begin('dfs', circle, { duplicates: 'none', memoryLimit: 1e6 });
    expect(search.step(1000)).toBeUndefined();
    const { outcome } = run('dfs', circle, { duplicates: 'none', memoryLimit: 1e5 });
    expect(outcome).toEqual({ status: 'stopped', reason: 'memory' });
  });
});

test('iterative deepening proves each depth before the next', () => {
  for (const [graph, shortest] of graphs(40, 10, 4)) {
    const search = begin('iddfs', graph);
    let outcome: Outcome<readonly number[]> | undefined;
    while (outcome === undefined) {
      if (shortest >= 0) expect(search.lowerBound).toBeLessThanOrEqual(shortest);
      outcome = search.step(1);
    }
    if (shortest >= 0) expect([length(outcome), search.lowerBound]).toEqual([shortest, shortest]);
  }
});

test('branch and bound gets better until it is shortest', () => {
  let improved = 0;
  for (const [graph, shortest] of graphs(60, 40, 5)) {
    const search = begin('dfbnb', graph);
    const lengths: number[] = [];
    let outcome: Outcome<readonly number[]> | undefined;
    while (outcome === undefined) {
      outcome = search.step(1);
      const found = search.incumbent?.length;
      if (found !== undefined && found !== lengths.at(-1)) lengths.push(found);
    }
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    if (lengths.length > 1) improved++;
    if (shortest > 0) expect(length(outcome)).toBe(shortest);
  }
  expect(improved).toBeGreaterThan(5);
});

test('recursive best-first search expands the states of A* first, with a heuristic that is consistent', () => {
  // A corridor with a blind alley: the alley looks better until its third state.
  const edges = [[0, 1], [1, 2], [2, 3], [0, 4], [4, 5], [5, 6], [6, 7]] as const; // biome-ignore format: two ways
  const graph: Graph = { nodes: 8, edges, start: 0, goals: [7], estimates: [2, 1, 1, 2, 3, 2, 1, 0] };
  const order: number[] = [];
  const names: number[] = [0];
  const trace: Trace = {
    enter: (node, _, edge) => {
      if (edge >= 0) names[node] = edges[edge]![1];
    },
    expand: (node) => order.push(names[node]!),
  };
  const { outcome, search } = run('rbfs', graph, { trace });
  expect(outcome).toEqual({ status: 'solved', path: [3, 4, 5, 6], optimal: true });
  expect(order).toEqual([0, 1, 2, 4, 5, 6]);
  expect(search.counts.stored).toBeLessThanOrEqual(5);
});

describe('beam search', () => {
  test('is breadth-first search, and proves it, if it drops nothing', () => {
    for (const [graph, shortest] of graphs(60, 40, 6)) {
      const { outcome } = run('beam', graph, { width: 1000 });
      if (shortest < 0) expect(outcome).toEqual({ status: 'unsolvable' });
      else expect(outcome).toMatchObject({ optimal: true, path: { length: shortest } });
    }
  });

  test('keeps no more states of a layer than its width', () => {
    for (const [graph] of graphs(30, 40, 7)) {
      const depths = new Map<number, number>();
      const trace: Trace = {
        enter: (_node, _parent, _edge, g) => void depths.set(g, (depths.get(g) ?? 0) + 1),
        expand: () => {},
      };
      run('beam', graph, { width: 2, trace });
      expect(Math.max(...depths.values())).toBeLessThanOrEqual(2);
    }
  });
});

test('hill climbing goes down in h all the way, and is stuck otherwise', () => {
  let stuck = 0;
  for (const [graph] of graphs(80, 30, 8)) {
    const values: number[] = [];
    const trace: Trace = { enter: (_node, _parent, _edge, _g, h) => values.push(h), expand: () => {} };
    const { outcome } = run('hill-climbing', graph, { trace });
    values.forEach((h, i) => {
      if (i > 0) expect(h).toBeLessThan(values[i - 1]!);
    });
    if (outcome.status === 'stopped') stuck++;
  }
  expect(stuck).toBeGreaterThan(10);
});

test.each(['hill-climbing-restarts', 'annealing'])('%s repeats a seed, and finds more than climbing once', (id) => {
  let [found, once, other] = [0, 0, 0];
  for (const [graph, shortest] of graphs(12, 30, 9)) {
    if (shortest <= 0) continue;
    const [first, again, third] = [1, 1, 2].map((seed) => run(id, graph, { seed }).outcome);
    expect(again).toEqual(first);
    if (JSON.stringify(third) !== JSON.stringify(first)) other++;
    if (first!.status === 'solved') found++;
    if (run('hill-climbing', graph).outcome.status === 'solved') once++;
    // Loops of the walk are left out.
    if (first!.status === 'solved') expect(first!.path.length).toBeLessThan(graph.nodes);
  }
  expect(found).toBeGreaterThan(once);
  expect(other).toBeGreaterThan(0);
});

test('ties of A* go to the first or the last that came, if that is asked for', () => {
  const counts = new Map<string, number>();
  for (const [graph, shortest] of graphs(60, 60, 10)) {
    for (const ties of ['board', 'shuffled', 'fifo', 'lifo'] as const) {
      const { outcome, search } = run('astar', graph, { ties });
      if (shortest >= 0) expect(outcome).toMatchObject({ optimal: true, path: { length: shortest } });
      counts.set(ties, (counts.get(ties) ?? 0) + search.counts.expanded);
    }
  }
  // The last that came is deeper, so that a goal is met sooner.
  expect(counts.get('lifo')!).toBeLessThan(counts.get('fifo')!);
});

test('successors in a shuffled order: the same for the same seed, another for another', () => {
  const [graph] = [...graphs(1, 60, 11)][0]!;
  const counts = [1, 1, 2, 3, 4].map((seed) => run('dfs', graph, { order: 'shuffled', seed }).outcome);
  expect(counts[1]).toEqual(counts[0]);
  expect(new Set(counts.map((outcome) => JSON.stringify(outcome))).size).toBeGreaterThan(1);
});

test.each(['dfs', 'iddfs', 'dfbnb', 'rbfs', 'beam', 'ucs'])('%s keeps to the memory that it may take', (id) => {
  const nodes = 3000;
  const edges = Array.from({ length: nodes - 1 }, (_, i) => [i, i + 1] as const);
  const estimates = Array.from({ length: nodes }, (_, i) => nodes - 1 - i);
  const corridor: Graph = { nodes, edges, start: 0, goals: [], estimates };
  const { outcome, search } = run(id, corridor, { memoryLimit: 30_000 });
  expect(outcome).toEqual({ status: 'stopped', reason: 'memory' });
  expect(search.counts.bytes).toBeLessThanOrEqual(30_000);
});

// Annealing looks at one successor only, and lists the others without an estimate.
test.each(taught.map(({ id }) => id).filter((id) => id !== 'annealing'))(
  '%s: in a large space a step lists a part of the successors, unless a trace wants all',
  (id) => {
    const leaves = 200;
    const star: Graph = {
      nodes: leaves + 1,
      edges: Array.from({ length: leaves }, (_, i) => [0, i + 1]),
      start: 0,
      goals: [leaves],
      estimates: Array.from({ length: leaves + 1 }, (_, node) => (node === leaves ? 0 : 1)),
    };
    const { start } = algorithms.find((algorithm) => algorithm.id === id)!;
    const listed = (trace?: Trace): number[] => {
      const search = start(graphSpace(star, 1, 10), { ...options, ...(trace && { trace }) });
      const parts = [];
      for (let before = 0, outcome: Outcome<readonly number[]> | undefined; outcome === undefined; ) {
        outcome = search.step(1);
        parts.push(search.counts.generated - before);
        before = search.counts.generated;
      }
      return parts;
    };
    expect(Math.max(...listed())).toBeLessThanOrEqual(20);
    expect(Math.max(...listed({ enter: () => {}, expand: () => {} }))).toBe(leaves);
  },
);
