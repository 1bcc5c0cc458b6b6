import { describe, expect, test } from 'vitest';
import type { Trace } from '../contract/engine/search.js';
import type { Layers, Space } from '../contract/engine/space.js';
import { seededRandom } from '../random.js';
import { distancesTo, type Graph, graphSpace, randomGraph } from '../testing/graph-space.js';
import { BreadthFirst } from './breadth-first.js';
import { PlainLayers } from './plain-layers.js';

const memoryLimit = Number.POSITIVE_INFINITY;
const WHOLE = Number.POSITIVE_INFINITY;

/** Layers of 1, 2, 2, 1 and 1 states, the last of them the goal. */
const graph: Graph = {
  nodes: 7,
  edges: [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [2, 4],
    [3, 5],
    [4, 5],
    [5, 6],
  ],
  start: 0,
  goals: [6],
  estimates: [],
};

/** The space provides layers, which write down what is asked of them. */
function withLayers(space: Space<number>, fewStates: number, more: (layers: Layers) => Partial<Layers> = () => ({})) {
  const asked: string[] = [];
  const provided: Space<number> = Object.assign(Object.create(space), {
    fewStates,
    layers(limit: number, wanted: 'goal' | 'everything'): Layers {
      asked.push(`layers ${wanted}`);
      const plain = new PlainLayers(space, { memoryLimit: limit }, wanted);
      return new Proxy(Object.assign(plain, more(plain)), {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (name !== 'startLayer' && name !== 'expand')
            return typeof value === 'function' ? value.bind(target) : value;
          return (number: number) => {
            asked.push(`${name} ${number}`);
            return (value as (number: number) => unknown).call(target, number);
          };
        },
      });
    },
  });
  return { space: provided, asked };
}

describe('steps', () => {
  test('as many states are expanded as were asked for', () => {
    const search = new BreadthFirst(graphSpace(graph), { memoryLimit });
    for (let expanded = 1; expanded <= 5; expanded++) {
      expect(search.step(1)).toBeUndefined();
      expect(search.counts.expanded).toBe(expanded);
    }
    expect(search.step(1)).toEqual({ status: 'solved', path: [0, 2, 5, 7], optimal: true });
    expect(search.counts).toMatchObject({ expanded: 6, stored: 7, peakOpen: 2 });
  });

  test('one step is enough where nothing limits it, for a solution, a proof and a start that is solved', () => {
    expect(new BreadthFirst(graphSpace(graph), { memoryLimit }).step(WHOLE)?.status).toBe('solved');
    const none = { ...graph, goals: [] };
    expect(new BreadthFirst(graphSpace(none), { memoryLimit }).step(WHOLE)).toEqual({ status: 'unsolvable' });
    const solved = new BreadthFirst(graphSpace({ ...graph, goals: [0] }), { memoryLimit });
    expect(solved.lowerBound).toBe(0);
    expect(solved.step(1)).toEqual({ status: 'solved', path: [], optimal: true });
    expect(solved.counts).toMatchObject({ expanded: 0, stored: 1 });
  });

  test('the lower bound grows with each layer that is begun', () => {
    const search = new BreadthFirst(graphSpace(graph), { memoryLimit });
    const bounds = [search.lowerBound];
    while (search.step(1) === undefined) bounds.push(search.lowerBound);
    expect([...bounds, search.lowerBound]).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  test('a list of successors is a step; with a trace, what is left of an expansion belongs to the next one', () => {
    const inLists = graphSpace(graph, 1, 1);
    const steps = (trace?: Trace) => {
      const search = new BreadthFirst(inLists, trace === undefined ? { memoryLimit } : { memoryLimit, trace });
      let count = 1;
      while (search.step(1) === undefined) count++;
      return { count, expanded: search.counts.expanded };
    };
    expect(steps({ enter: () => {}, expand: () => {} })).toEqual({ count: 7, expanded: 6 });
    // 2 + 2 + 3 + 3 + 2 lists, and of the last state those up to the goal.
    expect(steps()).toEqual({ count: 15, expanded: 6 });
  });

  test('a large space ends at the limit on memory, whether or not an expansion is finished', () => {
    const nodes = 3000;
    const star: Graph = {
      nodes,
      edges: Array.from({ length: nodes - 1 }, (_, i) => [0, i + 1] as const),
      start: 0,
      goals: [],
      estimates: [],
    };
    const search = new BreadthFirst(graphSpace(star, 1, 10), { memoryLimit: 20_000 });
    expect(search.step(WHOLE)).toEqual({ status: 'stopped', reason: 'memory' });
    expect(search.counts.expanded).toBe(1);
  });
});

describe('everything', () => {
  test('layers have the sizes that the distances say, and goals do not end the search', () => {
    const random = seededRandom(9);
    for (let i = 0; i < 100; i++) {
      const wild = randomGraph(random, 40, 20 + random.integer(60));
      const distances = distancesTo(wild, [wild.start]);
      const search = new BreadthFirst(graphSpace(wild, 1 + (i % 2)), { memoryLimit }, 'everything');
      expect(search.step(WHOLE)).toEqual({ status: 'unsolvable' });
      const sizes: number[] = [];
      for (const distance of distances) if (distance >= 0) sizes[distance] = (sizes[distance] ?? 0) + 1;
      expect(search.layerSizes).toEqual(sizes);
      const reached = distances.filter((distance) => distance >= 0).length;
      expect(search.counts).toMatchObject({ stored: reached, expanded: reached });
    }
  });

  test.each([
    [
      5,
      [1, 2, 2],
      [
        [0, 2],
        [1, 4],
      ],
    ],
    [6, [1, 2, 2, 1], [[0, 2, 5]]],
  ])('with the first %i edges, a way leads to each state of the last layer', (edges, sizes, ways) => {
    const part = graphSpace({ ...graph, edges: graph.edges.slice(0, edges) });
    const search = new BreadthFirst(part, { memoryLimit }, 'everything');
    search.step(WHOLE);
    expect(search.layerSizes).toEqual(sizes);
    expect(ways.map((_, number) => search.pathInLastLayer(number))).toEqual(ways);
  });
});

describe('layers that the space provides', () => {
  /** The layers are expanded one state at a time. */
  const slowly = (layers: Layers): Partial<Layers> => {
    const expand = layers.expand.bind(layers);
    return { expand: () => expand(1) };
  };
  const first = ['expand 1'];
  const second = ['startLayer 0', 'expand 1', 'expand 1'];
  const third = ['startLayer 1', 'expand 1', 'expand 1'];
  const fourth = ['startLayer 3', 'expand 1'];
  // To repeat a layer, all of it is asked for.
  const secondAgain = ['startLayer 0', 'expand 2', 'expand 1'];
  const thirdAgain = ['startLayer 1', 'expand 2', 'expand 1'];

  test.each([
    [0, [...first, ...second, ...third, ...fourth]],
    [2, [...first, ...second, ...third, ...fourth]],
    [3, [...first, ...secondAgain, ...third, ...fourth]],
    [4, [...first, ...secondAgain, ...third, ...fourth]],
    [5, [...first, ...secondAgain, ...thirdAgain, ...fourth]],
    [6, undefined],
  ])('take over at a new layer, with more than %i states, and repeat what was done', (fewStates, expected) => {
    const { space, asked } = withLayers(graphSpace(graph), fewStates, slowly);
    const search = new BreadthFirst(space, { memoryLimit });
    for (let i = 0; i < 5; i++) expect(search.step(1)).toBeUndefined();
    expect(search.step(1)).toMatchObject({ status: 'solved', path: [0, 2, 5, 7] });
    expect(search.counts).toMatchObject({ expanded: 6, stored: 7, generated: 15 });
    expect(asked).toEqual(expected === undefined ? [] : ['layers goal', ...expected]);
  });

  test('are asked for everything where that is wanted, once', () => {
    const { space, asked } = withLayers(graphSpace(graph), 0);
    new BreadthFirst(space, { memoryLimit }, 'everything').step(WHOLE);
    expect(asked.filter((line) => line.startsWith('layers'))).toEqual(['layers everything']);
  });

  test('are not taken for searches that are traced', () => {
    const { space, asked } = withLayers(graphSpace(graph), 0);
    const expanded: number[] = [];
    const trace: Trace = { enter: () => {}, expand: (node) => void expanded.push(node) };
    expect(new BreadthFirst(space, { memoryLimit, trace }).step(WHOLE)?.status).toBe('solved');
    expect(asked).toEqual([]);
    expect(expanded).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('are left alone if they cannot repeat the search', () => {
    const { space, asked } = withLayers(graphSpace(graph), 0, () => ({ expand: () => 0 }));
    expect(new BreadthFirst(space, { memoryLimit }).step(WHOLE)).toMatchObject({
      status: 'solved',
      path: [0, 2, 5, 7],
    });
    expect(asked).toEqual(['layers goal', 'expand 1']);
  });

  test('say what comes before a state, if they know', () => {
    const asked: number[] = [];
    const { space } = withLayers(graphSpace(graph), 0, () => ({
      before(index) {
        asked.push(index);
        // The goal, then the other way round.
        return [-1, 0, 0, 1, 2, 4, 5][index]!;
      },
    }));
    expect(new BreadthFirst(space, { memoryLimit }).step(WHOLE)).toMatchObject({ path: [1, 4, 6, 7] });
    expect(asked).toEqual([6, 5, 4, 2]);
  });

  test('a state without a neighbour before it shows that edges have no inverse', () => {
    const plain = graphSpace(graph);
    const oneWay: Space<number> = Object.assign(Object.create(plain), {
      expand(...[state, at, cameBy, out, from]: Parameters<Space['expand']>) {
        plain.expand(state, at, cameBy, out, from);
        // Back from the goal there is no way.
        if (state[at] === 6) out.count = 0;
      },
    });
    expect(() => new BreadthFirst(oneWay, { memoryLimit }).step(WHOLE)).toThrow('the space is not undirected');
  });
});
