import type { Counts, Space, Successors } from '../family.js';

/** The counters of a search, while they are still being counted. */
export type Tally = { -readonly [Name in keyof Counts]: Counts[Name] };

export function newTally(): Tally {
  return { expanded: 0, generated: 0, reopened: 0, duplicates: 0, peakOpen: 0, stored: 0, bytes: 0 };
}

export function newSuccessors(space: Space): Successors {
  return {
    count: 0,
    keys: new Int32Array(space.maxSuccessors * space.keyWords),
    edges: new Int32Array(space.maxSuccessors),
  };
}

export function sameKey(a: Int32Array, aAt: number, b: Int32Array, bAt: number, words: number): boolean {
  for (let i = 0; i < words; i++) if (a[aAt + i] !== b[bAt + i]) return false;
  return true;
}

/** The edge that leads from one state to another; they must be neighbours. */
export function edgeBetween(space: Space, from: Int32Array, to: Int32Array, out: Successors): number {
  const state = new Int32Array(space.stateWords);
  space.load(from, 0, state, 0);
  space.expand(state, 0, -1, out);
  for (let i = 0; i < out.count; i++) {
    if (sameKey(out.keys, i * space.keyWords, to, 0, space.keyWords)) return out.edges[i];
  }
  throw new Error('The states are not neighbours: the space is not undirected.');
}
