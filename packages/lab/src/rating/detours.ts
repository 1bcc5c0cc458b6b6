import type { ShortestPaths, StateGraph } from '@slidewise/core/internals';
import type { Features } from './features.js';

type Detours = Pick<Features, 'meanDetour' | 'worstDetour' | 'deadEnds'>;

/** More states than this are not expanded for the detours of one board: a minute's work. */
const MOST_EXPANDED = 1e8;

/**
 * The cost of traps along the shortest solutions: how much longer the best path is for a player who goes on after
 * one. The graph is a whole component. Yields after each trap; undefined if it would take too long.
 */
export function* detoursOf(
  graph: StateGraph,
  { layers, shares, length }: ShortestPaths,
): Generator<void, Detours | undefined> {
  const finder = new DetourFinder(graph);
  let [sum, weight, worst, deadEnds] = [0, 0, 0, 0];
  for (let depth = 0; depth < length; depth++) {
    for (const [i, at] of layers[depth]!.entries()) {
      const share = shares[depth]![i]!;
      for (let edge = graph.offsets[at]!; edge < graph.offsets[at + 1]!; edge++) {
        const detour = finder.find(at, graph.neighbours[edge]!);
        if (finder.expanded > MOST_EXPANDED) return undefined;
        yield;
        if (detour === 0) continue;
        if (detour < 0) {
          deadEnds += share;
          continue;
        }
        sum += share * detour;
        weight += share;
        if (detour > worst) worst = detour;
      }
    }
  }
  return { meanDetour: weight === 0 ? 0 : sum / weight, worstDetour: worst, deadEnds };
}

/** Finds detours one after another, with the same memory for all. */
class DetourFinder {
  expanded = 0;
  /** The number of the search that has expanded a state last. */
  private readonly closed: Int32Array;
  private searches = 0;

  constructor(private readonly graph: StateGraph) {
    this.closed = new Int32Array(graph.states.size);
  }

  /** How much longer a move makes the best way, if it is not taken back at once; -1 if there is no other way. */
  find(from: number, to: number): number {
    const { toGoal } = this.graph;
    const change = toGoal[to]! - toGoal[from]!;
    // The best way on from a state that is no farther than this one never comes back here.
    if (change <= 0) return change + 1;
    const left = this.lengthWithout(from, to);
    return left < 0 ? -1 : 1 + left - toGoal[from]!;
  }

  /** The shortest way from a state to a goal that avoids another: A* with the true distances, which the avoided state alone makes too small. */
  private lengthWithout(avoided: number, start: number): number {
    const { offsets, neighbours, toGoal } = this.graph;
    const { closed } = this;
    const search = ++this.searches;
    closed[avoided] = search;
    // States by g + h, which never falls along a way; in each bucket pairs of a state and its g.
    const buckets: number[][] = [[start, 0]];
    const least = toGoal[start]!;
    for (let f = 0; f < buckets.length; f++) {
      const bucket = buckets[f]!;
      while (bucket.length > 0) {
        const g = bucket.pop()!;
        const at = bucket.pop()!;
        if (toGoal[at] === 0) return g;
        if (closed[at] === search) continue;
        closed[at] = search;
        this.expanded++;
        for (let i = offsets[at]!; i < offsets[at + 1]!; i++) {
          const next = neighbours[i]!;
          if (closed[next] === search) continue;
          const into = g + 1 + toGoal[next]! - least;
          while (buckets.length <= into) buckets.push([]);
          buckets[into]!.push(next, g + 1);
        }
      }
    }
    return -1;
  }
}
