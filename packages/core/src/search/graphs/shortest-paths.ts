import type { StateGraph } from './state-graph.js';

/** All shortest paths from the start to the goals of a graph. */
export interface ShortestPaths {
  /** How many moves each has. */
  readonly length: number;
  /** How many there are, as sequences of states. */
  readonly count: bigint;
  /** By distance from the start: the states that lie on a shortest path. */
  readonly layers: readonly Int32Array[];
  /** For each state of a layer, in the same order, the part of all shortest paths that pass it. */
  readonly shares: readonly Float64Array[];
  /** For each state of the layers, how many shortest paths lead from it to the goals. */
  readonly onward: ReadonlyMap<number, bigint>;
}

/** Undefined if no goal can be reached. */
export function shortestPaths({ offsets, neighbours, toGoal }: StateGraph): ShortestPaths | undefined {
  const length = toGoal[0];
  if (length < 0) return undefined;
  const layers: Int32Array[] = [Int32Array.of(0)];
  /** How many paths lead from the start to each state of the layers. */
  const before: bigint[][] = [[1n]];
  const place = new Map<number, number>();
  for (let depth = 0; depth < length; depth++) {
    place.clear();
    const paths: bigint[] = [];
    const layer: number[] = [];
    for (const [i, at] of layers[depth]!.entries()) {
      for (let edge = offsets[at]; edge < offsets[at + 1]; edge++) {
        const next = neighbours[edge];
        if (toGoal[next] !== toGoal[at] - 1) continue;
        const known = place.get(next);
        if (known === undefined) {
          place.set(next, layer.length);
          layer.push(next);
          paths.push(before[depth]![i]!);
        } else paths[known] = paths[known]! + before[depth]![i]!;
      }
    }
    layers.push(Int32Array.from(layer));
    before.push(paths);
  }
  const count = before[length]!.reduce((sum, paths) => sum + paths, 0n);
  const onward = onwardFrom({ offsets, neighbours, toGoal }, layers);
  // Paths through a state are the paths to it times the paths onward.
  const shares = layers.map((layer, depth) =>
    Float64Array.from(layer, (at, i) => quotient(before[depth]![i]! * onward.get(at)!, count)),
  );
  return { length, count, layers, shares, onward };
}

function onwardFrom(
  { offsets, neighbours, toGoal }: Pick<StateGraph, 'offsets' | 'neighbours' | 'toGoal'>,
  layers: readonly Int32Array[],
): Map<number, bigint> {
  const onward = new Map<number, bigint>();
  for (let depth = layers.length - 1; depth >= 0; depth--) {
    for (const at of layers[depth]!) {
      let paths = toGoal[at] === 0 ? 1n : 0n;
      for (let edge = offsets[at]; edge < offsets[at + 1]; edge++) {
        if (toGoal[neighbours[edge]] === toGoal[at] - 1) paths += onward.get(neighbours[edge])!;
      }
      onward.set(at, paths);
    }
  }
  return onward;
}

/** The quotient of two integers of any size, the first not larger than the second. */
export function quotient(part: bigint, whole: bigint): number {
  return Number((part * (1n << 53n)) / whole) / 2 ** 53;
}

/** The decimal logarithm of a positive integer of any size. */
export function log10(value: bigint): number {
  const digits = value.toString();
  const head = digits.slice(0, 16);
  return Math.log10(Number(head)) + (digits.length - head.length);
}
