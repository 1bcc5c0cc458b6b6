import type { Space } from '@slidewise/core/contract';
import { quotient, type ShortestPaths, type StateGraph } from '@slidewise/core/internals';
import type { Features } from './features.js';

type Choices = Pick<
  Features,
  | 'legalMoves'
  | 'helpfulMoves'
  | 'traps'
  | 'hurtfulMoves'
  | 'forcedMoves'
  | 'longestForced'
  | 'onlyMoves'
  | 'bottlenecks'
  | 'choiceBits'
>;

/** What there is to choose from along the shortest solutions. */
export function choicesOf(graph: StateGraph, paths: ShortestPaths): Choices {
  const { layers, shares, length } = paths;
  let [legal, helpful, hurtful, forced, only, bits, bottlenecks] = [0, 0, 0, 0, 0, 0, 0];
  for (let depth = 0; depth < length; depth++) {
    const layer = layers[depth]!;
    if (depth > 0 && layer.length === 1) bottlenecks++;
    for (const [i, at] of layer.entries()) {
      const share = shares[depth]![i]!;
      const { all, helps, keeps } = countChoices(graph, at);
      const open = openMoves(all, depth);
      legal += share * all;
      helpful += share * helps;
      hurtful += share * (all - helps - keeps);
      if (open === 1) forced += share;
      if (helps === 1) only += share;
      bits += share * Math.log2(open / helps);
    }
  }
  const mean = (sum: number) => (length === 0 ? 0 : sum / length);
  return {
    legalMoves: mean(legal),
    helpfulMoves: mean(helpful),
    traps: mean(legal - helpful),
    hurtfulMoves: mean(hurtful),
    forcedMoves: forced,
    longestForced: longestForced(graph, paths),
    onlyMoves: only,
    bottlenecks,
    choiceBits: bits,
  };
}

/** Counts the moves at a state: all, the ones on a shortest solution, and the ones that keep its length. */
export function countChoices(graph: StateGraph, at: number) {
  const { offsets, neighbours, toGoal } = graph;
  let [helps, keeps] = [0, 0];
  for (let i = offsets[at]!; i < offsets[at + 1]!; i++) {
    const distance = toGoal[neighbours[i]!]!;
    if (distance < 0) continue;
    if (distance < toGoal[at]!) helps++;
    else if (distance === toGoal[at]) keeps++;
  }
  return { all: legalMoves(graph, at), helps, keeps };
}

function legalMoves({ offsets, degrees }: StateGraph, at: number): number {
  return degrees?.[at] ?? offsets[at + 1]! - offsets[at]!;
}

/** What there is to choose from: no player takes back a move just made. */
function openMoves(legal: number, depth: number): number {
  return depth === 0 ? legal : legal - 1;
}

/** The most forced moves in a row on any shortest solution. */
function longestForced(graph: StateGraph, { layers, length }: ShortestPaths): number {
  const { offsets, neighbours, toGoal } = graph;
  let longest = 0;
  let before = new Map<number, number>();
  for (let depth = 0; depth < length; depth++) {
    const after = new Map<number, number>();
    for (const at of layers[depth]!) {
      const run = openMoves(legalMoves(graph, at), depth) === 1 ? 1 + (before.get(at) ?? 0) : 0;
      longest = Math.max(longest, run);
      for (let i = offsets[at]!; i < offsets[at + 1]!; i++) {
        const next = neighbours[i]!;
        if (toGoal[next] === toGoal[at]! - 1) after.set(next, Math.max(run, after.get(next) ?? 0));
      }
    }
    before = after;
  }
  return longest;
}

/** Moves of a shortest solution after which a heuristic estimates more than before: they look like steps back. */
export function uphillMoves(
  { states, offsets, neighbours, toGoal }: StateGraph,
  { layers, shares, onward, length }: ShortestPaths,
  space: Space,
  heuristic: string,
): number {
  const { keyWords, stateWords } = space;
  const state = new Int32Array(stateWords);
  const estimate = space.heuristic(heuristic);
  const estimates = new Map<number, number>();
  for (const layer of layers) {
    for (const at of layer) {
      space.load(states.keys, at * keyWords, state, 0);
      estimates.set(at, estimate(state, 0));
    }
  }
  let moves = 0;
  for (let depth = 0; depth < length; depth++) {
    for (const [i, at] of layers[depth]!.entries()) {
      for (let edge = offsets[at]!; edge < offsets[at + 1]!; edge++) {
        const next = neighbours[edge]!;
        if (toGoal[next] !== toGoal[at]! - 1 || estimates.get(next)! <= estimates.get(at)!) continue;
        moves += shares[depth]![i]! * quotient(onward.get(next)!, onward.get(at)!);
      }
    }
  }
  return moves;
}
