/**
 * A puzzle as an undirected graph of packed states; every edge counts 1 in the space's metric.
 *
 * A state has two forms. Its *key* is as small as possible: keys are stored and hashed, and equal keys mean the same
 * state. Its *working state* is what `expand` reads: unpacked as far as that makes expanding fast; only the states that
 * are about to be expanded exist in this form. Both are runs of 32-bit words inside larger arrays.
 */
export interface Space<M = unknown> {
  readonly keyWords: number;
  readonly stateWords: number;
  /** No list of successors is longer than this. */
  readonly maxSuccessors: number;
  /** Listing and entering the successors of one state may take long, so that searches do it in pieces; only then may it take several lists. */
  readonly isLarge?: boolean;

  /** Writes the working state of the position that the space was made from. */
  start(state: Int32Array, at: number): void;
  /** Makes the working state that belongs to a key. */
  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void;
  /** Writes the key of a working state. */
  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void;
  /**
   * Lists the successors of a state. `cameBy` is the edge by which a breadth-first search first reached the state, or -1.
   * Given an edge, the space may leave out successors that such a search is sure to reach no later by another way.
   * Large boards have too many for one list: `out.next` then says from where to go on, and is handed in as `from`.
   */
  expand(state: Int32Array, at: number, cameBy: number, out: Successors, from?: number): void;
  /** Writes the working state at the other end of an edge that `expand` has listed. */
  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void;
  isGoal(state: Int32Array, at: number): boolean;
  /** The order of two boards as a reader sees them; it breaks ties, so that results do not depend on the packing. */
  compare(keys: Int32Array, a: number, b: number): number;
  /** A heuristic of the family, for working states. */
  heuristic(id: string): (state: Int32Array, at: number) => number;
  /** The family's moves for a path of edges from the start. */
  moves(edges: readonly number[]): readonly M[];
  /** What an edge that `expand` has listed counts at least in one of the metric's `tieBreaks`. */
  finerCost?(state: Int32Array, at: number, edge: number, metric: string): number;
  /** The keys of all goal states, where the family says that they can be listed. */
  goals?(): Int32Array;
  /**
   * The layers of a breadth-first search by a way of its own that is faster than from the successors, where the space has one and
   * the platform allows it. They must be the same in every respect but the bytes.
   */
  layers?(memoryLimit: number, wanted: 'goal' | 'everything'): Layers | undefined;
}

/** Where `expand` writes: `count` keys, and for each the edge that leads to it. */
export interface Successors {
  count: number;
  /** From where to go on; 0 if all have been listed. */
  next: number;
  readonly keys: Int32Array;
  readonly edges: Int32Array;
}

/** What a breadth-first search knows, and what of it has to be expanded yet; at first the start. */
export interface Layers {
  /** States known: they have numbers, from 0, in order of arrival. */
  readonly size: number;
  /** Those of them that have not been expanded, and the most that there ever were; once one is solved, nobody counts. */
  readonly waiting: number;
  readonly peakWaiting: number;
  /** Successors listed. */
  readonly generated: number;
  /** The number of the first solved state, or -1; if everything is wanted, nobody looks. */
  readonly solved: number;
  readonly bytes: number;
  /** Copies the key of a state. */
  read(index: number, into: Int32Array, at: number): void;
  /** What waits is a new layer. No state before number `forgotten` will be met again. */
  startLayer(forgotten: number): void;
  /** Expands up to `most` states, and none after a solved one has been met. Returns how many; 0 if the memory limit forbids it. */
  expand(most: number): number;
}
