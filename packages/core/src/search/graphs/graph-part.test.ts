import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../random.js';
import { degreesIn, distancesTo, type Graph, graphSpace, randomGraph } from '../../testing/graph-space.js';
import { nodesAmong, nodesOf } from '../../testing/node-graph.js';
import { PartBuilding } from './graph-part.js';
import { GraphBuilding, type PartialGraph, type StateGraph } from './state-graph.js';

/** Some of its edges are there twice; the key of node 0, a goal, is all zeros. */
function someGraph(seed: number, nodes: number): Graph {
  const graph = randomGraph(seededRandom(seed), nodes, 3 * nodes);
  return { ...graph, edges: [...graph.edges, ...graph.edges.slice(0, nodes)], start: nodes - 1, goals: [0, 1] };
}

function reachedIn(graph: Graph): number[] {
  const distances = distancesTo(graph, [graph.start]);
  return [...distances.keys()].filter((node) => distances[node]! >= 0);
}

const isInOrder = ({ fromStart }: StateGraph): boolean =>
  fromStart.every((distance, i) => i === 0 || fromStart[i - 1]! <= distance);

// The second one outgrows the first tables of both.
describe.each([
  [40, 1, undefined],
  [3000, 1, undefined],
  [40, 3, 2],
  [300, 3, undefined],
])('a graph of %i nodes, with keys of %i words, in lists of %s', (nodes, words, list) => {
  const graph = someGraph(nodes, nodes);
  const space = graphSpace(graph, words, list, true);
  const reached = reachedIn(graph);

  test('as a whole, so many states at a time', () => {
    const building = new GraphBuilding(space, reached.length);
    let whole: StateGraph | undefined;
    for (let steps = 1; whole === undefined; steps++) {
      whole = building.step(10);
      expect(building.expansions).toBe(Math.min(10 * steps, reached.length));
    }
    expect(nodesOf(whole, words)).toEqual(nodesAmong(graph, reached));
    expect([building.size, building.isTooLarge, isInOrder(whole), whole.degrees]).toEqual([
      reached.length,
      false,
      true,
      undefined,
    ]);
  });

  test('as far as it was expanded', () => {
    const building = new GraphBuilding(space);
    const start = building.known();
    expect(nodesOf(start, words)).toEqual(nodesAmong(graph, [graph.start]));
    building.step(20);
    const known = building.known();
    expect([known.states.size, known.neighbours.length]).toEqual([20, known.offsets.at(-1)]);
    expect(nodesOf(known, words)).toEqual(nodesAmong(graph, nodesOf(known, words).keys()));
    expect(isInOrder(known)).toBe(true);
  });

  test('as far as it is wanted', () => {
    const simple = { ...graph, edges: graph.edges.slice(0, -nodes) };
    const isWanted = (node: number): boolean => node % 5 !== 0 || node === graph.start;
    const within = { ...graph, edges: graph.edges.filter(([a, b]) => isWanted(a) && isWanted(b)) };
    const distances = distancesTo(within, [graph.start]);
    const wanted = reachedIn(within).filter((node) => distances[node]! <= 3);
    const building = new GraphBuilding(
      graphSpace(simple, words, list),
      undefined,
      (state, at, fromStart) => isWanted(state[at]!) && fromStart <= 3,
    );
    const part = building.step(nodes)!;
    const expected = nodesAmong(simple, wanted);
    expect(new Set(nodesOf(part, words).keys())).toEqual(new Set(wanted));
    for (const [node, { neighbours, fromStart, toGoal }] of nodesOf(part, words)) {
      expect(expected.get(node)).toMatchObject({ neighbours, fromStart, toGoal });
    }
    const degrees = degreesIn(simple);
    expect([...part.degrees!]).toEqual(Array.from(nodesOf(part, words).keys(), (node) => degrees[node]));
  });

  test('that is too large is given up soon', () => {
    const building = new GraphBuilding(space, 10);
    expect(building.step(nodes)).toBeUndefined();
    expect(building.isTooLarge).toBe(true);
    expect(building.size).toBeLessThan(40);
    expect(building.step(nodes)).toBeUndefined();
  });

  test('around some of its states', () => {
    const line = lineFrom(graph);
    const seeds = new Int32Array(line.length * words);
    for (const [i, node] of line.entries()) seeds[(i + 1) * words - 1] = node;
    const distances = distancesTo(graph, line);
    for (const most of [1, 15, reached.length, nodes + 1]) {
      const part = partOf(new PartBuilding(space, seeds, most));
      const found = nodesOf(part, words);
      expect(found.size).toBe(Math.min(Math.max(most, line.length), reached.length));
      expect(found).toEqual(nodesAmong(graph, found.keys()));
      expect(isInOrder(part)).toBe(true);
      // Nothing that is left out is nearer than anything that is in it.
      const farthest = Math.max(...[...found.keys()].map((node) => distances[node]!));
      expect(reached.filter((node) => distances[node]! < farthest && !found.has(node))).toEqual([]);
    }
    const closed = new PartBuilding(space, seeds, nodes);
    closed.close();
    expect(closed.step(line.length - 1)).toBeUndefined();
    expect(nodesOf(closed.step(1)!, words)).toEqual(nodesAmong(graph, line));
    expect(closed.size).toBe(line.length);
  });
});

test('the bytes of the first tables', () => {
  const space = graphSpace(someGraph(1, 40));
  const states = 4 * (256 + 128);
  expect(new GraphBuilding(space).bytes).toBe(states + 4 * 48 + 4 * (1024 + 1024 + 8192));
  expect(new PartBuilding(space, Int32Array.of(39), 10).bytes).toBe(states + 4 * (1024 + 8192));
});

/** The start, one of its neighbours and one of that one's. */
function lineFrom({ edges, start }: Graph): number[] {
  const line = [start];
  for (let i = 0; i < 2; i++) {
    const edge = edges.find(
      ([a, b]) => (a === line.at(-1)) !== (b === line.at(-1)) && !(line.includes(a) && line.includes(b)),
    )!;
    line.push(edge[0] === line.at(-1) ? edge[1] : edge[0]);
  }
  return line;
}

function partOf(building: PartBuilding): PartialGraph {
  for (;;) {
    const part = building.step(7);
    if (part !== undefined) return part;
  }
}
