import type { ShortestPaths, StateGraph, StateIndex } from '@slidewise/core/internals';
import type { Sight } from './sight.js';

/** A move that seems to serve nothing is tried so much more rarely than one that does … */
const ASIDE = 0.1;
/** … and each move more that seems to be left makes it rarer by this exponent. */
const STEEPNESS = 1.5;
/** So many positions at most, of those at the same distance: the ones that most shortest solutions pass. */
const MOST_IN_LAYER = 100;

/**
 * The bits of information that it takes to find a shortest solution, for players who mostly try what seems to help: the mean of the surprise of its moves. Yields after each
 * position; undefined if there are too many.
 */
export function* guidedBitsOf(
  graph: StateGraph,
  { layers, shares, length }: ShortestPaths,
  sight: Sight,
): Generator<void, number | undefined> {
  const { states, toGoal } = graph;
  const words = states.keyWords;
  let bits = 0;
  for (let depth = 0; depth < length; depth++) {
    const layer = layers[depth]!;
    const share = shares[depth]!;
    // Numbers of states depend on how much of the graph is known, keys do not.
    const order = (a: number, b: number): number => share[b]! - share[a]! || compareKeys(states, layer[a]!, layer[b]!);
    const most = [...layer.keys()].sort(order).slice(0, MOST_IN_LAYER);
    const whole = most.reduce((sum, i) => sum + share[i]!, 0);
    for (const i of most) {
      const at = layer[i]!;
      const here = sight.numberOf(states.keys, at * words);
      if (sight.isFull) return undefined;
      let [all, helpful] = [0, 0];
      for (const next of sight.after(here)) {
        const weight = weightOf(sight, here, next);
        const known = states.find(sight.states.keys, next * words);
        all += weight;
        if (known >= 0 && toGoal[known] === toGoal[at]! - 1) helpful += weight;
      }
      bits += (share[i]! / whole) * Math.log2(all / helpful);
      yield;
    }
  }
  return bits;
}

function compareKeys({ keys, keyWords }: StateIndex, a: number, b: number): number {
  for (let i = 0; i < keyWords; i++) {
    const difference = keys[a * keyWords + i]! - keys[b * keyWords + i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

function weightOf(sight: Sight, from: number, to: number): number {
  const change = sight.movesLeft(to) - sight.movesLeft(from);
  return (sight.serves(from, to) ? 1 : ASIDE) * Math.exp(-STEEPNESS * change);
}
