import type { StateGraph } from './state-graph.js';

type Rows = Pick<StateGraph, 'offsets' | 'neighbours'>;

/** How a connected graph hangs together. */
export interface Structure {
  /** 1 for the nodes whose removal would cut the graph in two: articulation points. */
  readonly isArticulation: Uint8Array;
  /** How many such nodes there are. */
  readonly articulationPoints: number;
  /** Maximal parts that no single node cuts in two (blocks); an edge that is on no cycle is one by itself. */
  readonly blocks: number;
}

/**
 * Articulation points and blocks (biconnected components) by one depth-first search (Hopcroft and Tarjan 1973), without recursion: spaces are
 * deeper than any stack.
 */
export function structureOf({ offsets, neighbours }: Rows): Structure {
  const size = offsets.length - 1;
  const isArticulation = new Uint8Array(size);
  /** The order of discovery from 1; 0 where not discovered yet. */
  const found = new Int32Array(size);
  /** The earliest node that the node or its descendants have an edge to. */
  const low = new Int32Array(size);
  const parent = new Int32Array(size).fill(-1);
  const next = offsets.slice(0, size);
  let order = 0;
  let blocks = 0;
  for (let root = 0; root < size; root++) {
    if (found[root] !== 0) continue;
    found[root] = low[root] = ++order;
    let branches = 0;
    for (let at = root; at >= 0; ) {
      if (next[at] < offsets[at + 1]) {
        const to = neighbours[next[at]++];
        if (found[to] === 0) {
          parent[to] = at;
          found[to] = low[to] = ++order;
          at = to;
        } else if (to !== parent[at] && found[to] < low[at]) low[at] = found[to];
        continue;
      }
      const above = parent[at];
      if (above >= 0) {
        if (low[at] < low[above]) low[above] = low[at];
        if (low[at] >= found[above]) {
          blocks++;
          if (above !== root) isArticulation[above] = 1;
          else branches++;
        }
      }
      at = above;
    }
    if (branches > 1) isArticulation[root] = 1;
  }
  return { isArticulation, articulationPoints: isArticulation.reduce((sum, is) => sum + is, 0), blocks };
}

/** How many nodes have how many neighbours: index by number of neighbours. */
export function degreesOf({ offsets }: Pick<StateGraph, 'offsets'>): readonly number[] {
  const degrees: number[] = [];
  for (let at = 0; at + 1 < offsets.length; at++) {
    const degree = offsets[at + 1] - offsets[at];
    while (degrees.length <= degree) degrees.push(0);
    degrees[degree]!++;
  }
  return degrees;
}
