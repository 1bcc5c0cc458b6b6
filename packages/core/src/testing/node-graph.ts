import type { PartialGraph, StateGraph } from '../search/graphs/state-graph.js';
import { distancesTo, type Graph } from './graph-space.js';

/** A node of a graph of states, by the numbers that it has in the graph that the space was made from. */
interface Node {
  readonly neighbours: readonly number[];
  readonly fromStart: number;
  readonly toGoal: number;
  /** It has neighbours outside. */
  readonly cut: boolean;
}

/** What a graph of states says of each node; the keys of its space have so many words. */
export function nodesOf(found: StateGraph & Partial<PartialGraph>, words: number): Map<number, Node> {
  const { states, offsets, neighbours, fromStart, toGoal, cut } = found;
  const node = (state: number): number => states.keys[(state + 1) * words - 1]!;
  return new Map(
    Array.from({ length: states.size }, (_, state) => {
      const row = neighbours.subarray(offsets[state], offsets[state + 1]);
      const said = { fromStart: fromStart[state]!, toGoal: toGoal[state]!, cut: cut?.[state] === 1 };
      return [node(state), { neighbours: Array.from(row, node).sort((a, b) => a - b), ...said }];
    }),
  );
}

/** What there is to say of some nodes of a graph, with nothing but the edges between them. */
export function nodesAmong(graph: Graph, nodes: Iterable<number>): Map<number, Node> {
  const inside = new Set(nodes);
  const edges = graph.edges.filter(([a, b]) => inside.has(a) && inside.has(b));
  const all = neighboursIn(graph.nodes, graph.edges);
  const own = neighboursIn(graph.nodes, edges);
  const part = { ...graph, edges };
  const fromStart = distancesTo(part, [graph.start]);
  const toGoal = distancesTo(
    part,
    graph.goals.filter((goal) => inside.has(goal)),
  );
  return new Map(
    Array.from(inside, (node) => {
      const neighbours = [...own[node]!].sort((a, b) => a - b);
      const cut = neighbours.length < all[node]!.size;
      return [node, { neighbours, fromStart: fromStart[node]!, toGoal: toGoal[node]!, cut }];
    }),
  );
}

function neighboursIn(nodes: number, edges: Graph['edges']): Set<number>[] {
  const neighbours = Array.from({ length: nodes }, () => new Set<number>());
  for (const [a, b] of edges) {
    neighbours[a]!.add(b);
    neighbours[b]!.add(a);
  }
  return neighbours;
}
