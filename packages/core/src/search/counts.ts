import { assertArguments } from '../check.js';
import { aSpace } from '../contract/checking/family-checks.js';
import type { Counts } from '../contract/engine/search.js';
import type { Space, Successors } from '../contract/engine/space.js';
import { newWords } from '../out-of-memory.js';

/** The counters of a search, mutable. */
export type Tally = { -readonly [Name in keyof Counts]: Counts[Name] };

export function newTally(): Tally {
  return { expanded: 0, generated: 0, reopened: 0, duplicates: 0, peakOpen: 0, stored: 0, bytes: 0 };
}

/** Room for the successors of a state, for `Space.expand`. */
export function newSuccessors(space: Space): Successors {
  assertArguments(['space', space, aSpace]);
  return {
    count: 0,
    next: 0,
    keys: newWords(space.maxSuccessors * space.keyWords),
    edges: newWords(space.maxSuccessors),
  };
}

/** The most words and the most successors of a list … */
const LIST_WORDS = 1 << 19;
const LONGEST_LIST = 1 << 14;

/** … and the fraction of these from which on a space counts as large. */
const LARGE = 1 / 4;

/** The length of the lists of successors, given the most successors of a state and the words of a key. */
export function listsFor(successors: number, keyWords: number): { maxSuccessors: number; isLarge: boolean } {
  const maxSuccessors = Math.max(1, Math.min(successors, LONGEST_LIST, Math.floor(LIST_WORDS / keyWords)));
  const isLarge = maxSuccessors >= LARGE * LONGEST_LIST || maxSuccessors * keyWords >= LARGE * LIST_WORDS;
  return { maxSuccessors, isLarge };
}

/** The memory of a list of successors, in large spaces; elsewhere it is negligible. */
export function listBytes(space: Space): number {
  return space.isLarge ? 4 * space.maxSuccessors * (space.keyWords + 1) : 0;
}

export function sameKey(a: Int32Array, aAt: number, b: Int32Array, bAt: number, words: number): boolean {
  for (let i = 0; i < words; i++) if (a[aAt + i] !== b[bAt + i]) return false;
  return true;
}

/** The edge that leads from one state to another, by their keys; they must be neighbours. `out` and `state` are overwritten. */
export function edgeBetween(
  space: Space,
  from: Int32Array,
  to: Int32Array,
  out: Successors,
  state: Int32Array,
): number {
  space.load(from, 0, state, 0);
  out.next = 0;
  do {
    space.expand(state, 0, -1, out, out.next);
    for (let i = 0; i < out.count; i++) {
      if (sameKey(out.keys, i * space.keyWords, to, 0, space.keyWords)) return out.edges[i];
    }
  } while (out.next !== 0);
  throw new Error('The states are not neighbours: the space is not undirected.');
}

/** The edges from the root to a node, where each node keeps its parent and the edge from there; a root's parent is -1. */
export function edgesTo(node: number, parent: Int32Array, edge: Int32Array): readonly number[] {
  const edges: number[] = [];
  for (let at = node; parent[at] >= 0; at = parent[at]) edges.push(edge[at]);
  return edges.reverse();
}
