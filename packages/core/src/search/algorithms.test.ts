import { describe, expect, test } from 'vitest';
import type { Outcome, SearchOptions, Trace } from '../contract/engine/search.js';
import { seededRandom } from '../random.js';
import { distancesTo, endOf, type Graph, graphHeuristic, graphSpace, randomGraph } from '../testing/graph-space.js';
import { algorithms } from './algorithms.js';

const options: SearchOptions = { heuristic: graphHeuristic, weight: 2, memoryLimit: Number.POSITIVE_INFINITY };

/** The outcome, one expansion at a time if asked; the path must lead from the start to a goal. */
function run(id: string, graph: Graph, words: number, slice: number, more: Partial<SearchOptions> = {}, list?: number) {
  const search = algorithms
    .find((algorithm) => algorithm.id === id)!
    .start(graphSpace(graph, words, list, true), { ...options, ...more });
  let outcome: Outcome<readonly number[]> | undefined;
  const bounds: number[] = [];
  while (outcome === undefined) {
    bounds.push(search.lowerBound);
    outcome = search.step(slice);
  }
  if (outcome.status === 'solved') {
    expect(graph.goals, 'a path of edges to a goal').toContain(endOf(graph, outcome.path));
  }
  return { outcome, bounds, counts: search.counts, lowerBound: search.lowerBound };
}

const length = (outcome: Outcome<readonly number[]>): number =>
  outcome.status === 'solved' ? outcome.path.length : -1;

describe.each(algorithms.filter(({ taught }) => !taught).map(({ id, shortestIf }) => [id, shortestIf] as const))(
  '%s',
  (id, shortestIf) => {
    /** The size of graphs: a search that knows only its path follows every path, and there are too many in large ones. */
    const sized = (nodes: number): number => (id === 'idastar' ? Math.ceil(nodes / 8) : nodes);

    test('finds what there is to find in random graphs, with keys of one word and of three', () => {
      const random = seededRandom(1);
      let reopened = 0;
      for (let i = 0; i < 400; i++) {
        const nodes = 3 + random.integer(sized(80));
        const graph = randomGraph(random, nodes, nodes + random.integer(nodes));
        const shortest = distancesTo(graph, graph.goals)[graph.start]!;
        const { outcome, bounds, counts, lowerBound } = run(id, graph, i % 2 === 0 ? 1 : 3, Number.POSITIVE_INFINITY);
        reopened += counts.reopened;
        if (id === 'greedy') expect(counts.expanded, 'no state is expanded twice').toBeLessThanOrEqual(counts.stored);
        expect(outcome.status).toBe(shortest < 0 ? 'unsolvable' : 'solved');
        if (shortest < 0) continue;
        expect(Math.max(...bounds)).toBeLessThanOrEqual(Math.max(shortest, 1));
        if (id === 'weighted-astar') expect(length(outcome)).toBeLessThanOrEqual(2 * shortest);
        const isSure = shortestIf === 'always' || shortestIf === 'admissible';
        if (isSure) expect(outcome).toMatchObject({ optimal: true, path: { length: shortest } });
        else expect(outcome).toMatchObject({ optimal: false });
        expect(lowerBound).toBeLessThanOrEqual(shortest);
        if (id === 'astar' || id === 'greedy') {
          expect(counts.generated).toBe(counts.duplicates + counts.reopened + counts.stored - 1);
        }
        if (isSure) expect(lowerBound).toBe(shortest);
        if (id === 'weighted-astar') expect(2 * lowerBound).toBeGreaterThanOrEqual(length(outcome));
      }
      // The graphs must be wild enough to try out what the algorithm does when a shorter way turns up late.
      if (id === 'astar') expect(reopened).toBeGreaterThan(10);
      else if (id !== 'weighted-astar' && id !== 'idastar-tt') expect(reopened).toBe(0);
    });

    test('finds the same where successors come in several lists, and an expansion takes several steps', () => {
      const random = seededRandom(3);
      for (let i = 0; i < 100; i++) {
        const graph = randomGraph(random, sized(30), sized(30) + random.integer(sized(90)));
        const { outcome, counts } = run(id, graph, 1 + (i % 2), 1);
        const inLists = run(id, graph, 1 + (i % 2), 1, {}, 1 + random.integer(3));
        expect(length(inLists.outcome)).toBe(length(outcome));
        // Where successors are put in order, each list has an order of its own.
        if (id === 'astar-no-reopening' || id === 'idastar') continue;
        expect(inLists.outcome).toEqual(outcome);
        const { expanded, generated, stored } = inLists.counts;
        expect(expanded).toBe(counts.expanded);
        // Once a solved state has been met, the rest need not be listed.
        expect(stored).toBeLessThanOrEqual(counts.stored);
        expect(generated).toBeLessThanOrEqual(counts.generated);
      }
    });

    test('does the same in small steps as in one', () => {
      const random = seededRandom(2);
      for (let i = 0; i < 50; i++) {
        const graph = randomGraph(random, sized(30), sized(60));
        const whole = run(id, graph, 1, Number.POSITIVE_INFINITY);
        const shortest = distancesTo(graph, graph.goals)[graph.start]!;
        const steps = run(id, graph, 1, 1);
        expect(steps.outcome).toEqual(whole.outcome);
        expect(steps.counts).toEqual(whole.counts);
        if (shortest > 0) expect(Math.max(...steps.bounds)).toBeLessThanOrEqual(shortest);
        if (id === 'astar' && shortest > 0) expect(steps.bounds[1] ?? shortest).toBe(graph.estimates[graph.start]);
      }
    });

    test('a solved start needs no moves', () => {
      const graph: Graph = { nodes: 2, edges: [[0, 1]], start: 0, goals: [0], estimates: [0, 0] };
      const { outcome, bounds } = run(id, graph, 1, 1);
      expect(outcome).toMatchObject({ status: 'solved', path: [] });
      if (shortestIf === 'always') expect(outcome).toMatchObject({ optimal: true });
      expect(bounds).toEqual([0]);
    });

    test('a start without moves is proved unsolvable', () => {
      const graph: Graph = { nodes: 2, edges: [], start: 0, goals: [1], estimates: [1, 0] };
      expect(run(id, graph, 1, 1).outcome).toMatchObject({ status: 'unsolvable' });
    });

    test('a long corridor: counts add up, memory is bounded', () => {
      const nodes = 20_000;
      const edges = Array.from({ length: nodes - 1 }, (_, i) => [i, i + 1] as const);
      const far: Graph = { nodes, edges, start: 0, goals: [nodes - 1], estimates: new Array<number>(nodes).fill(0) };
      if (id.startsWith('idastar')) return; // A corridor of thresholds: quadratic, and nothing to learn.
      const { outcome, counts } = run(id, far, 1, 1000);
      expect(length(outcome)).toBe(nodes - 1);
      const roots = id === 'bidirectional' ? 2 : 1;
      expect(counts.generated).toBe(counts.duplicates + counts.reopened + counts.stored - roots);
      const limited = run(id, far, 1, 1000, { memoryLimit: 100_000 });
      expect(limited.outcome).toEqual({ status: 'stopped', reason: 'memory' });
      expect(limited.counts.bytes).toBeLessThanOrEqual(100_000);
    });
  },
);

test('not reopening finds the shortest with a consistent heuristic, and not always with another', () => {
  const random = seededRandom(6);
  let longer = 0;
  for (let i = 0; i < 400; i++) {
    const wild = randomGraph(random, 80, 120);
    const distances = distancesTo(wild, wild.goals);
    const shortest = distances[wild.start]!;
    if (shortest < 0) continue;
    const even = { ...wild, estimates: distances.map((distance) => Math.max(0, Math.floor(distance / 2))) };
    const heuristic = { ...graphHeuristic, consistent: true };
    const { outcome } = run('astar-no-reopening', even, 1, 1000, { heuristic });
    expect(outcome).toMatchObject({ optimal: true, path: { length: shortest } });
    longer += Number(length(run('astar-no-reopening', wild, 1, 1000).outcome) > shortest);
  }
  expect(longer).toBeGreaterThan(0);
});

test('closing early loses the shortest way now and then', () => {
  const random = seededRandom(8);
  let longer = 0;
  for (let i = 0; i < 400; i++) {
    const graph = randomGraph(random, 60, 100);
    const shortest = distancesTo(graph, graph.goals)[graph.start]!;
    const { outcome, bounds } = run('astar-early-closing', graph, 1, 1);
    longer += Number(length(outcome) > shortest);
    // Nothing that it meets proves anything.
    expect(Math.max(...bounds)).toBe(0);
  }
  expect(longer).toBeGreaterThan(0);
});

describe('bidirectional search', () => {
  /** The start has three neighbours and the goal, 6, has two; 0, 3, 4, 5, 6 is the way. */
  const edges = [
    [0, 1],
    [0, 2],
    [0, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
  ] as const;
  const graph: Graph = { nodes: 8, edges, start: 0, goals: [6], estimates: [] };

  test('is not begun where the goals are not listed', () => {
    const { start } = algorithms.find(({ id }) => id === 'bidirectional')!;
    const { goals: _, ...space } = graphSpace(graph);
    expect(() => start(space, options)).toThrow(new TypeError('space.goals must be a function, not undefined'));
  });

  test('expands whole layers where the frontier is smaller', () => {
    const { outcome, bounds, counts } = run('bidirectional', graph, 1, 1);
    expect(outcome).toEqual({ status: 'solved', path: [2, 3, 4, 5], optimal: true });
    // 0, then 6, 5 and 7, then 4: a layer raises the bound when it is finished.
    expect(bounds).toEqual([1, 2, 3, 3, 4]);
    expect(counts).toMatchObject({ expanded: 5, peakOpen: 5, stored: 9 });
    // On each side, 256 slots, and 128 states with a key and a parent.
    expect(counts.bytes).toBe(2 * 4 * (256 + 128 + 128));
  });

  test.each([
    [[6], [0, 1], 'every position that can be reached was seen, 2 in all, and none is solved'],
    [[1], [1, 7], 'every position that can be solved was listed, 1 in all, and this is not one of them'],
    [[], [0, 7], 'every position that can be solved was listed, 0 in all, and this is not one of them'],
  ] as const)('to %j by the edges between %j: %s', (goals, [first, last], reason) => {
    const part = { ...graph, goals, edges: edges.slice(first, last) };
    expect(run('bidirectional', part, 1, 1).outcome).toMatchObject({
      status: 'unsolvable',
      reason: { message: reason },
    });
  });
});

describe('IDA* with a table', () => {
  test('stops when its memory is full, and proves what is unsolvable if it is not', () => {
    const graph = randomGraph(seededRandom(3), 2000, 3000);
    const far = { ...graph, goals: [], estimates: new Array<number>(2000).fill(0) };
    for (let memoryLimit = 8000; memoryLimit < 40_000; memoryLimit += 1000) {
      const { outcome, counts } = run('idastar-tt', far, 1, 1000, { memoryLimit });
      expect(outcome).toEqual({ status: 'stopped', reason: 'memory' });
      expect(counts.bytes).toBeLessThanOrEqual(memoryLimit);
    }
    expect(run('idastar-tt', far, 1, 1000).outcome).toEqual({ status: 'unsolvable' });
  });

  test('stops when there is no memory for a longer path', () => {
    // From 0 to 9 in a line; each state on the path has room for as many successors as 9 has.
    const line = Array.from({ length: 9 }, (_, i) => [i, i + 1] as const);
    const edges = [...line, ...Array.from({ length: 99 }, (_, i) => [9, 10 + i] as const)];
    const estimates = Array.from({ length: 109 }, (_, i) => Math.max(0, 9 - i));
    const graph: Graph = { nodes: 109, edges, start: 0, goals: [9], estimates };
    const { bytes } = run('idastar-tt', graph, 1, 1).counts;
    expect(length(run('idastar-tt', graph, 1, 1, { memoryLimit: bytes }).outcome)).toBe(9);
    const limited = run('idastar-tt', graph, 1, 1, { memoryLimit: bytes - 1 });
    expect(limited.outcome).toEqual({ status: 'stopped', reason: 'memory' });
    expect(limited.counts.bytes).toBeLessThan(bytes);
  });

  test('begins anew with each threshold', () => {
    const edges = [
      [0, 1],
      [1, 2],
    ] as const;
    const graph: Graph = { nodes: 3, edges, start: 0, goals: [2], estimates: [0, 0, 0] };
    const told: string[] = [];
    const trace: Trace = {
      enter: (...node) => void told.push(`enter ${node}`),
      expand: (node) => void told.push(`expand ${node}`),
      goal: (node) => void told.push(`goal ${node}`),
    };
    const { bounds, counts } = run('idastar-tt', graph, 1, 1, { trace });
    const first = ['enter 0,-1,-1,0,0', 'expand 0'];
    const second = ['enter 1,-1,-1,0,0', 'expand 1', 'enter 2,1,0,1,0', 'expand 2'];
    const third = ['enter 3,-1,-1,0,0', 'expand 3', 'enter 4,3,0,1,0', 'expand 4', 'enter 5,4,1,2,0', 'goal 5'];
    expect(told).toEqual([...first, ...second, ...third]);
    expect(bounds).toEqual([0, 0, 1, 1, 2, 2]);
    // 256 slots, and 128 states with a key and two numbers; room for a path of four states, with two successors each.
    const bytes = 4 * (256 + 3 * 128) + 4 * 4 * (1 + 2 * 2);
    expect(counts).toEqual({ expanded: 5, generated: 7, reopened: 0, duplicates: 2, peakOpen: 1, stored: 3, bytes });
  });

  test('ends when it has expanded all that it knows, or when the heuristic allows no more', () => {
    const graph: Graph = { nodes: 2, edges: [[0, 1]], start: 0, goals: [], estimates: [0, 0] };
    // 0 alone; then 0 and 1, from which there is only the way back.
    const { outcome, counts } = run('idastar-tt', graph, 1, 1);
    expect([outcome, counts.expanded]).toEqual([{ status: 'unsolvable' }, 3]);
    const dead = run('idastar-tt', { ...graph, estimates: [0, Number.POSITIVE_INFINITY] }, 1, 1);
    expect([dead.outcome, dead.counts.expanded]).toEqual([{ status: 'unsolvable' }, 1]);
  });

  test('expands a state again where a shorter way to it turns up', () => {
    // The threshold is 3 at once; 2 is found by way of 1 first, and 4, the goal, is too far from there.
    const edges = [
      [0, 1],
      [1, 2],
      [0, 2],
      [2, 3],
      [3, 4],
    ] as const;
    const graph: Graph = { nodes: 5, edges, start: 0, goals: [4], estimates: [3, 0, 0, 0, 0] };
    const { outcome, counts } = run('idastar-tt', graph, 1, 1);
    expect(outcome).toEqual({ status: 'solved', path: [2, 3, 4], optimal: true });
    expect(counts).toMatchObject({ expanded: 6, generated: 14, reopened: 2, duplicates: 10, peakOpen: 3, stored: 5 });
  });

  test('a step tries 32 successors, or with a trace all of them', () => {
    const leaves = 63;
    const edges = Array.from({ length: leaves }, (_, i) => [0, i + 1] as const);
    const estimates = [0, ...new Array<number>(leaves).fill(9)];
    const graph: Graph = { nodes: leaves + 1, edges, start: 0, goals: [], estimates };
    const { start } = algorithms.find(({ id }) => id === 'idastar-tt')!;
    const expanded = (more: Partial<SearchOptions>, steps: number): number[] => {
      const search = start(graphSpace(graph), { ...options, ...more });
      return Array.from({ length: steps }, () => {
        search.step(1);
        return search.counts.expanded;
      });
    };
    // The start, its neighbours, which are beyond the first threshold, the way back from there, and the start again.
    expect(expanded({}, 4)).toEqual([1, 1, 1, 2]);
    expect(expanded({ trace: { enter: () => {}, expand: () => {} } }, 2)).toEqual([1, 2]);
  });
});

describe('IDA*', () => {
  const path = (length: number, more: readonly (readonly [number, number])[] = []): Graph => {
    const edges = [...Array.from({ length }, (_, i) => [i, i + 1] as const), ...more];
    return { nodes: length + 1, edges, start: 0, goals: [length], estimates: new Array<number>(length + 1).fill(0) };
  };

  test('stores no state but those on its path, whatever it meets', () => {
    const random = seededRandom(5);
    let [stored, other, expanded, fewer] = [0, 0, 0, 0];
    for (let i = 0; i < 100; i++) {
      const graph = randomGraph(random, 12, 16);
      const shortest = distancesTo(graph, graph.goals)[graph.start]!;
      const { outcome, counts } = run('idastar', graph, 1 + (i % 2), 1);
      const withTable = run('idastar-tt', graph, 1 + (i % 2), 1);
      expect(length(outcome)).toBe(shortest);
      expect(length(withTable.outcome)).toBe(shortest);
      expect(counts.reopened).toBe(0);
      if (shortest < 0) continue;
      expect(counts.stored).toBeLessThanOrEqual(shortest + 1);
      expanded += counts.expanded;
      fewer += withTable.counts.expanded;
      stored += counts.stored;
      other += withTable.counts.stored;
    }
    expect([other > stored, fewer < expanded]).toEqual([true, true]);
  });

  test('a path of states takes the same bytes however many states are met beside it', () => {
    const room = ({ counts }: ReturnType<typeof run>) => [counts.stored, counts.bytes];
    const wide = Array.from({ length: 200 }, (_, i) => [0, 7 + i] as const);
    const plain: Graph = { ...path(6), nodes: 207, estimates: new Array<number>(207).fill(0) };
    // The successors of a state take room, and so does the longest list of them for each state on the path.
    const widest = { ...plain, edges: [...plain.edges, ...wide] };
    const deeper = { ...widest, edges: [...widest.edges, [7, 8], [9, 10], [11, 12]] as const };
    expect(room(run('idastar', deeper, 1, 1))).toEqual(room(run('idastar', widest, 1, 1)));
    expect(room(run('idastar', plain, 1, 1))).toEqual([7, 4 * 8 * (1 + 2 * 2 + 1 + 2)]);
  });

  test('stops when there is no memory for a longer path', () => {
    const { bytes } = run('idastar', path(9), 1, 1).counts;
    expect(length(run('idastar', path(9), 1, 1, { memoryLimit: bytes }).outcome)).toBe(9);
    const limited = run('idastar', path(9), 1, 1, { memoryLimit: bytes - 1 });
    expect(limited.outcome).toEqual({ status: 'stopped', reason: 'memory' });
    expect(limited.counts.bytes).toBeLessThan(bytes);
  });

  test('proves what is unsolvable by following every path', () => {
    const loop: Graph = { ...path(3, [[3, 0]]), goals: [] };
    const { outcome } = run('idastar', loop, 1, 1);
    const message = 'every path that repeats no position was followed, and none leads to a solved one';
    expect(outcome).toMatchObject({ status: 'unsolvable', reason: { message } });
  });
});

test('a heuristic that is not admissible proves nothing', () => {
  const graph = { ...randomGraph(seededRandom(4), 10, 20), estimates: new Array<number>(10).fill(9) };
  const heuristic = { ...graphHeuristic, admissible: false };
  for (const id of ['astar', 'idastar', 'idastar-tt', 'weighted-astar']) {
    expect(run(id, graph, 1, 1, { heuristic }).outcome).toMatchObject({ status: 'solved', optimal: false });
  }
});

describe('ties', () => {
  test('go first in, first out where finished states stay so, the successors of a state as their boards read', () => {
    // 0 leads to 3, 1 and 2 with f = 2, 2 and 3 besides; whatever h says, they are entered in the order of their boards.
    const edges = [
      [0, 3],
      [0, 1],
      [0, 2],
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 5],
    ] as const;
    const graph: Graph = { nodes: 6, edges, start: 0, goals: [5], estimates: [0, 1, 0, 1, 0, 0] };
    const order: number[] = [];
    const trace: Trace = { enter: () => {}, expand: (node) => order.push(node) };
    run('astar-no-reopening', graph, 1, 1, { trace });
    // Entered as 1, 2, 3 (states 1, 2, 3), then 4 by way of 2. State 2 has f = 1; the others f = 2, and 1 and 3 were there before 4.
    expect(order).toEqual([0, 2, 1, 3, 4]);
  });

  test('go to the smaller f, then the smaller h, then the board that reads first', () => {
    // 0 leads to 1, 2 and 3, all with f = 3; 2 and 3 have the smaller h because they are nearer by their own account.
    const edges = [
      [0, 3],
      [0, 1],
      [0, 2],
      [1, 4],
      [2, 4],
      [3, 4],
    ] as const;
    const graph: Graph = { nodes: 5, edges, start: 0, goals: [4], estimates: [0, 1, 0, 0, 0] };
    const order: number[] = [];
    const trace: Trace = { enter: () => {}, expand: (node) => order.push(node) };
    run('astar', graph, 1, 1, { trace });
    // Nodes are numbered as they are entered: 0, then 3, 1, 2. State 2 reads before state 3.
    expect(order).toEqual([0, 3, 1]);
  });
});

describe.each([3, 64, 65, 300])('a start with %i neighbours', (leaves) => {
  const random = seededRandom(leaves);
  const graph: Graph = {
    nodes: leaves + 1,
    edges: random.shuffle(Array.from({ length: leaves }, (_, i) => [0, i + 1] as const)),
    start: 0,
    goals: [],
    estimates: new Array<number>(leaves + 1).fill(0),
  };

  test.each([1, 3])(
    'enters and expands them as their boards read where ties go first in, first out (keys of %i words)',
    (words) => {
      const entered: number[] = [];
      const expanded: number[] = [];
      const trace: Trace = {
        enter: (_node, _parent, edge) => void entered.push(edge),
        expand: (node) => void expanded.push(node),
      };
      expect(run('astar-no-reopening', graph, words, 1, { trace }).outcome).toEqual({ status: 'unsolvable' });
      const inOrder = Array.from({ length: leaves }, (_, i) => i + 1);
      expect(entered.slice(1).map((edge) => graph.edges[edge]![1])).toEqual(inOrder);
      expect(expanded).toEqual([0, ...inOrder]);
    },
  );

  test.each([1, 3])('A* expands them as their boards read, too (keys of %i words)', (words) => {
    const edges: number[] = [];
    const expanded: number[] = [];
    const trace: Trace = {
      enter(node, _parent, edge) {
        edges[node] = edge;
      },
      expand: (node) => void expanded.push(node),
    };
    run('astar', graph, words, 1, { trace });
    expect(expanded.slice(1).map((node) => graph.edges[edges[node]!]![1])).toEqual(
      Array.from({ length: leaves }, (_, i) => i + 1),
    );
  });

  test.each(['astar', 'astar-no-reopening'])('%s enters so many in a step, or with a trace all of them', (id) => {
    const stored = (trace?: Trace, list?: number): number => {
      const { start } = algorithms.find((algorithm) => algorithm.id === id)!;
      const search = start(graphSpace(graph, 1, list), trace === undefined ? options : { ...options, trace });
      search.step(1);
      return search.counts.stored - 1;
    };
    const trace: Trace = { enter: () => {}, expand: () => {} };
    expect(stored()).toBe(Math.min(leaves, 32));
    expect(stored(undefined, 20)).toBe(Math.min(leaves, 20));
    expect([stored(trace), stored(trace, 20)]).toEqual([leaves, leaves]);
  });

  test.each(['astar', 'astar-no-reopening'])(
    '%s says what memory it takes, and ends at the limit within lists, too',
    (id) => {
      const { counts } = run(id, graph, 1, 1);
      // A key, g, h, parent, edge and two places in the open list; and the time of arrival where ties go by that.
      expect(counts.bytes).toBeGreaterThanOrEqual((id === 'astar' ? 28 : 32) * leaves);
      if (leaves < 300) return;
      for (const list of [undefined, 20]) {
        const limited = run(id, graph, 1, 1, { memoryLimit: 9000 }, list);
        expect(limited.outcome).toEqual({ status: 'stopped', reason: 'memory' });
        expect(limited.counts.bytes).toBeLessThanOrEqual(9000);
      }
    },
  );

  test.each(['astar', 'greedy', 'astar-no-reopening'])('%s counts all of them as open', (id) => {
    const { counts } = run(id, graph, 1, Number.POSITIVE_INFINITY);
    expect(counts).toMatchObject({ peakOpen: leaves, stored: leaves + 1, expanded: leaves + 1, generated: 2 * leaves });
    expect(counts.duplicates).toBe(leaves);
  });
});

test('a trace is told of the goal, once, and of nothing after it', () => {
  const graph = randomGraph(seededRandom(5), 30, 60);
  for (const { id } of algorithms) {
    if (id === 'bidirectional') continue;
    const told: string[] = [];
    const trace: Trace = {
      enter: () => void told.push('enter'),
      expand: () => void told.push('expand'),
      goal: () => void told.push('goal'),
    };
    run(id, graph, 1, 1, { trace });
    expect(
      told.filter((word) => word === 'goal'),
      id,
    ).toHaveLength(1);
    expect(told.at(-1), id).toBe('goal');
  }
});

test('a trace tells every node with its parent, g and h, in the order of expansion', () => {
  const graph: Graph = {
    nodes: 4,
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    start: 0,
    goals: [3],
    estimates: [3, 2, 1, 0],
  };
  for (const { id, informed } of algorithms) {
    // Deepening without an estimate has a tree for each depth, and annealing walks as the dice fall.
    if (id === 'bidirectional' || id === 'iddfs' || id === 'annealing') continue;
    const entered: number[][] = [];
    const expanded: number[] = [];
    const trace: Trace = {
      enter: (node, parent, edge, g, h) => entered.push([node, parent, edge, g, h]),
      expand: (node) => expanded.push(node),
    };
    run(id, graph, 1, 1, { trace });
    const h = (value: number): number => (informed ? value : 0);
    expect(entered).toEqual([
      [0, -1, -1, 0, h(3)],
      [1, 0, 0, 1, h(2)],
      [2, 1, 1, 2, h(1)],
      [3, 2, 2, 3, h(0)],
    ]);
    expect(expanded).toEqual([0, 1, 2]);
  }
});
