import { newWords } from '@slidewise/core/internals';
import type { Rows } from './points.js';

/** Distances of all nodes from a few of them, which stand for the rest. */
export interface Pivots {
  readonly count: number;
  /** The nodes that are pivots. */
  readonly nodes: Int32Array;
  /** By node × count + pivot. */
  readonly distances: Uint16Array;
  /** By node: the nearest pivot. */
  readonly nearest: Int32Array;
  /** The largest distance. */
  readonly farthest: number;
}

const LONGEST = 2 ** 16 - 1;

/**
 * Chooses pivots far from one another, each the node farthest from those before (the max-min strategy of de Silva and Tenenbaum 2004),
 * with a breadth-first search from each. Yields after each pivot.
 */
export function* choosePivots({ offsets, neighbours }: Rows, wanted: number): Generator<void, Pivots> {
  const size = offsets.length - 1;
  const count = Math.min(wanted, size);
  const nodes = new Int32Array(count);
  const distances = new Uint16Array(newWords(Math.ceil((size * count) / 2)).buffer, 0, size * count);
  const nearest = newWords(size);
  const nearestDistance = newWords(size).fill(LONGEST + 1);
  const seen = newWords(size).fill(-1);
  const queue = newWords(size);
  let farthest = 1;
  for (let pivot = 0; pivot < count; pivot++) {
    let end = 1;
    queue[0] = nodes[pivot];
    seen[nodes[pivot]] = pivot;
    distances[nodes[pivot] * count + pivot] = 0;
    for (let read = 0; read < end; read++) {
      const at = queue[read];
      const next = Math.min(LONGEST, distances[at * count + pivot] + 1);
      for (let i = offsets[at]; i < offsets[at + 1]; i++) {
        const to = neighbours[i];
        if (seen[to] === pivot) continue;
        seen[to] = pivot;
        distances[to * count + pivot] = next;
        queue[end++] = to;
      }
    }
    farthest = Math.max(farthest, distances[queue[end - 1] * count + pivot]);
    let best = 0;
    for (let node = 0; node < size; node++) {
      // What cannot be reached is taken to be a little farther than what can.
      if (seen[node] !== pivot) distances[node * count + pivot] = Math.min(LONGEST, farthest + 1);
      const distance = distances[node * count + pivot];
      if (distance < nearestDistance[node]) {
        nearestDistance[node] = distance;
        nearest[node] = pivot;
      }
      if (nearestDistance[node] > nearestDistance[best]) best = node;
    }
    if (pivot + 1 < count) nodes[pivot + 1] = best;
    yield;
  }
  return { count, nodes, distances, nearest, farthest };
}
