import type { Space, Successors } from '../contract/engine/space.js';
import type { Heuristic } from '../contract/heuristics.js';
import type { Random } from '../random.js';

/** A small graph as a space: states are node numbers, edges are numbers too. For trying out algorithms on any shape. */
export interface Graph {
  readonly nodes: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly start: number;
  readonly goals: readonly number[];
  /** The heuristic value of each node. */
  readonly estimates: readonly number[];
}

/**
 * A space over a graph. `words` pads the keys; `list` makes a space that does not list successors at once; with
 * pruning it leaves out the way back.
 */
export function graphSpace(graph: Graph, words = 1, list = Number.POSITIVE_INFINITY, prunes = false): Space<number> {
  const exits: { to: number; edge: number }[][] = Array.from({ length: graph.nodes }, () => []);
  for (const [edge, [a, b]] of graph.edges.entries()) {
    exits[a]!.push({ to: b, edge });
    exits[b]!.push({ to: a, edge });
  }
  const writeKey = (keys: Int32Array, at: number, node: number): void => {
    keys.fill(0, at, at + words);
    keys[at + words - 1] = node;
  };
  return {
    keyWords: words,
    stateWords: 1,
    maxSuccessors: Math.min(list, Math.max(1, ...exits.map(({ length }) => length))),
    isLarge: list < Number.POSITIVE_INFINITY,
    start: (state, at) => state.fill(graph.start, at, at + 1),
    load: (key, keyAt, state, at) => state.fill(key[keyAt + words - 1]!, at, at + 1),
    save: (state, at, key, keyAt) => writeKey(key, keyAt, state[at]!),
    expand(state, at, cameBy, out: Successors, from = 0) {
      const all = exits[state[at]!]!.filter(({ edge }) => !prunes || edge !== cameBy);
      out.count = 0;
      out.next = from + list < all.length ? from + list : 0;
      for (const { to, edge } of all.slice(from, from + list)) {
        out.edges[out.count] = edge;
        writeKey(out.keys, out.count++ * words, to);
      }
    },
    child(state, at, edge, into, intoAt) {
      const [a, b] = graph.edges[edge]!;
      into[intoAt] = state[at] === a ? b : a;
    },
    isGoal: (state, at) => graph.goals.includes(state[at]!),
    compare: (keys, a, b) => keys[a + words - 1]! - keys[b + words - 1]!,
    heuristic: () => (state, at) => graph.estimates[state[at]!]!,
    moves: (edges) => edges,
    positionAt: (keys, at) => keys[at + words - 1]!,
    goals() {
      const keys = new Int32Array(graph.goals.length * words);
      for (const [i, node] of graph.goals.entries()) writeKey(keys, i * words, node);
      return keys;
    },
  };
}

/** A random graph without double edges; its heuristic is admissible and usually not consistent. */
export function randomGraph(random: Random, nodes: number, edgeCount: number): Graph {
  const edges = new Map<string, [number, number]>();
  for (let i = 0; i < edgeCount; i++) {
    const a = random.integer(nodes);
    const b = random.integer(nodes);
    if (a !== b) edges.set(`${Math.min(a, b)} ${Math.max(a, b)}`, [a, b]);
  }
  const graph = { nodes, edges: [...edges.values()], start: 0, goals: [nodes - 1, nodes - 2], estimates: [] };
  const distances = distancesTo(graph, graph.goals);
  const estimates = distances.map((distance) => (distance < 0 ? random.integer(6) : random.integer(distance + 1)));
  return { ...graph, estimates };
}

/** How far each node is from the nearest of some nodes; -1 if it is not connected to any. */
export function distancesTo({ nodes, edges }: Graph, targets: readonly number[]): number[] {
  const distances = new Array<number>(nodes).fill(-1);
  for (const target of targets) distances[target] = 0;
  for (let distance = 0, found = true; found; distance++) {
    found = false;
    for (const [a, b] of edges) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        if (distances[from] !== distance || distances[to] !== -1) continue;
        distances[to] = distance + 1;
        found = true;
      }
    }
  }
  return distances;
}

/** How many edges each node has. */
export function degreesIn({ nodes, edges }: Graph): number[] {
  const degrees = new Array<number>(nodes).fill(0);
  for (const node of edges.flat()) degrees[node]!++;
  return degrees;
}

/** Where a path from the start ends; undefined if it is none. */
export function endOf({ edges, start }: Graph, path: readonly number[]): number | undefined {
  let at: number | undefined = start;
  for (const edge of path) {
    const [a, b] = edges[edge]!;
    at = at === a ? b : at === b ? a : undefined;
  }
  return at;
}

export const graphHeuristic: Heuristic = {
  id: 'graph',
  title: 'Graph',
  summary: 'as given for each node',
  admissible: true,
  consistent: false,
  metrics: ['edges'],
};
