import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { families } from '../../families.js';
import { samples } from '../../testing/samples.js';
import { explore, goalDistances } from '../explore.js';
import { degreesOf, structureOf } from './graph-structure.js';
import { log10, shortestPaths } from './shortest-paths.js';
import { distancesFrom, GraphBuilding, type StateGraph } from './state-graph.js';

describe.each(families.map((family) => [family.id, family] as const))('the graph of a component: %s', (_, family) => {
  for (const { id: metric } of family.metrics) {
    test(`states, distances and edges are those of an exploration, in ${metric}`, () => {
      for (const position of samples(family, family.making!.sizes.small, 10, 5)) {
        const space = family.space(position, metric);
        const graph = graphOf(new GraphBuilding(space), 7);
        const exploration = explore(space);
        expect(graph.states.size).toBe(exploration.states.size);
        expect(graph.fromStart).toEqual(exploration.depths);
        const expected = goalDistances(space, exploration);
        const places = Array.from(graph.toGoal, (_, at) =>
          exploration.states.find(graph.states.keys, at * space.keyWords),
        );
        expect([...graph.toGoal]).toEqual(places.map((there) => expected[there]));
        // Every move can be undone.
        const edges = new Set(edgesOf(graph).map(([from, to]) => `${from} ${to}`));
        expect(edgesOf(graph).filter(([from, to]) => !edges.has(`${to} ${from}`))).toEqual([]);
        expect(edges.size).toBe(graph.neighbours.length);
      }
    });
  }

  test('a component that is too large is given up', () => {
    const [position] = samples(family, family.making!.sizes.usual, 1, 5);
    const space = family.space(position);
    const most = Math.min(10, explore(space, 11).states.size - 1);
    const building = new GraphBuilding(space, most);
    for (let i = 0; i < 20; i++) expect(building.step(5)).toBeUndefined();
    expect(building.isTooLarge).toBe(true);
  });
});

/** Small undirected graphs, in compressed rows, whether connected or not. */
const someGraph = fc
  .integer({ min: 1, max: 9 })
  .chain((size) =>
    fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 14 }).map((pairs) => rowsOf(size, pairs)),
  );

test('articulation points are the nodes whose removal leaves more parts', () => {
  fc.assert(
    fc.property(someGraph, (graph) => {
      const size = graph.offsets.length - 1;
      const { isArticulation, articulationPoints } = structureOf(graph);
      const expected = Array.from({ length: size }, (_, node) => {
        const others = edgesOf(graph).filter(([from, to]) => from !== node && to !== node);
        // The removed node stays as a part of its own; a lonely one was a part before.
        const lonely = graph.offsets[node] === graph.offsets[node + 1];
        return partsOf(size, others) - (lonely ? 0 : 1) > partsOf(size, edgesOf(graph)) ? 1 : 0;
      });
      expect([...isArticulation]).toEqual(expected);
      expect(articulationPoints).toBe(expected.filter((is) => is === 1).length);
    }),
  );
});

test('two edges are in one block if a simple cycle goes through both', () => {
  fc.assert(
    fc.property(someGraph, (graph) => {
      const edges = edgesOf(graph).filter(([from, to]) => from < to);
      const together = edges.map((_, i) => i);
      for (const [i, [a, b]] of edges.entries()) {
        for (const [j, other] of edges.entries()) {
          if (i < j && shareCycle(graph, [a, b], other)) {
            const [from, to] = [together[j]!, together[i]!];
            for (const [k, block] of together.entries()) if (block === from) together[k] = to;
          }
        }
      }
      expect(structureOf(graph).blocks).toBe(new Set(together).size);
    }),
    { numRuns: 60 },
  );
});

test('degrees are counted', () => {
  expect(
    degreesOf(
      rowsOf(4, [
        [0, 1],
        [1, 2],
      ]),
    ),
  ).toEqual([1, 2, 1]);
});

test('shortest ways are counted as enumeration counts them, and so are those through each state', () => {
  for (const family of families) {
    for (const position of samples(family, family.making!.sizes.small, 12, 6)) {
      const graph = graphOf(new GraphBuilding(family.space(position)), 1000);
      const paths = shortestPaths(graph);
      if (graph.toGoal[0]! < 0) {
        expect(paths).toBeUndefined();
        continue;
      }
      const all = [...waysFrom(graph, 0)];
      expect(paths!.count).toBe(BigInt(all.length));
      expect(paths!.length).toBe(graph.toGoal[0]);
      for (const [depth, layer] of paths!.layers.entries()) {
        expect(new Set(layer)).toEqual(new Set(all.map((way) => way[depth])));
        for (const [i, state] of layer.entries()) {
          const through = all.filter((way) => way[depth] === state).length;
          expect(paths!.shares[depth]![i]).toBeCloseTo(through / all.length, 12);
        }
      }
    }
  }
});

test('logarithms of integers of any size', () => {
  expect(log10(1n)).toBe(0);
  expect(log10(1000n)).toBeCloseTo(3, 12);
  expect(log10(2n ** 400n)).toBeCloseTo(400 * Math.log10(2), 9);
  expect(log10(10n ** 400n)).toBeCloseTo(400, 9);
});

function graphOf(building: GraphBuilding, slice: number): StateGraph {
  for (;;) {
    const graph = building.step(slice);
    if (graph !== undefined) return graph;
  }
}

type Rows = Pick<StateGraph, 'offsets' | 'neighbours'>;

function rowsOf(size: number, pairs: readonly (readonly [number, number])[]): Rows {
  const rows = Array.from({ length: size }, () => new Set<number>());
  for (const [a, b] of pairs) {
    if (a === b) continue;
    rows[a]!.add(b);
    rows[b]!.add(a);
  }
  const offsets = [0];
  for (const row of rows) offsets.push(offsets.at(-1)! + row.size);
  return { offsets: Int32Array.from(offsets), neighbours: Int32Array.from(rows.flatMap((row) => [...row])) };
}

function edgesOf({ offsets, neighbours }: Rows): [number, number][] {
  const edges: [number, number][] = [];
  for (let at = 0; at + 1 < offsets.length; at++) {
    for (let i = offsets[at]!; i < offsets[at + 1]!; i++) edges.push([at, neighbours[i]!]);
  }
  return edges;
}

function partsOf(size: number, edges: readonly (readonly [number, number])[]): number {
  const rows = rowsOf(size, edges);
  const seen = new Set<number>();
  let parts = 0;
  for (let node = 0; node < size; node++) {
    if (seen.has(node)) continue;
    parts++;
    for (const [other, distance] of distancesFrom([node], rows).entries()) if (distance >= 0) seen.add(other);
  }
  return parts;
}

/** By trying all simple ways from one end of the first edge to the other that use the second. */
function shareCycle(graph: Rows, [a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean {
  const search = (at: number, seen: readonly number[], used: boolean): boolean => {
    for (let i = graph.offsets[at]!; i < graph.offsets[at + 1]!; i++) {
      const to = graph.neighbours[i]!;
      if (at === a && to === b) continue;
      const uses = used || (at === c && to === d) || (at === d && to === c);
      if (to === b) {
        if (uses) return true;
      } else if (!seen.includes(to) && search(to, [...seen, to], uses)) return true;
    }
    return false;
  };
  return search(a, [a], false);
}

function* waysFrom(graph: StateGraph, at: number): Generator<number[]> {
  if (graph.toGoal[at] === 0) yield [at];
  for (let i = graph.offsets[at]!; i < graph.offsets[at + 1]!; i++) {
    const next = graph.neighbours[i]!;
    if (graph.toGoal[next] !== graph.toGoal[at]! - 1) continue;
    for (const way of waysFrom(graph, next)) yield [at, ...way];
  }
}
