/**
 * A puzzle as an undirected graph of packed states; every edge counts 1 in the space's metric.
 *
 * A state has two forms, both runs of 32-bit words in larger arrays. Its *key* is small, and equal keys mean equal states. Its *working
 * state* is unpacked for `expand`, and exists only for states that are expanded next.
 */
export interface Space<M = unknown, P = unknown> {
  /** Words of a key. */
  readonly keyWords: number;
  /** Words of a working state. */
  readonly stateWords: number;
  /** No list of successors is longer than this. */
  readonly maxSuccessors: number;
  /** Expanding one state may take long, so that searches do it in batches; only then may its successors take several lists. */
  readonly isLarge?: boolean;

  /** Writes the working state of the position that the space was made from. */
  start(state: Int32Array, at: number): void;
  /** Makes the working state that belongs to a key. */
  load(key: Int32Array, keyAt: number, state: Int32Array, at: number): void;
  /** Writes the key of a working state. */
  save(state: Int32Array, at: number, key: Int32Array, keyAt: number): void;
  /**
   * Generates the successors of a state. `cameBy` is the edge by which a breadth-first search reached it, or -1; the space may then prune
   * successors that the search reaches no later by another path. Large boards need several calls: pass `out.next` as `from`.
   */
  expand(state: Int32Array, at: number, cameBy: number, out: Successors, from?: number): void;
  /** Writes the working state of a successor, given an edge that `expand` has generated. */
  child(state: Int32Array, at: number, edge: number, into: Int32Array, intoAt: number): void;
  /** True if a working state is solved. */
  isGoal(state: Int32Array, at: number): boolean;
  /**
   * The lexicographic order of two boards, cell by cell in reading order: an empty cell precedes a piece, and identical pieces are equal.
   * It breaks ties independently of the packing.
   */
  compare(keys: Int32Array, a: number, b: number): number;
  /** One of the family's heuristics, for working states; `defineBasics` refuses other ids. */
  heuristic(id: string): (state: Int32Array, at: number) => number;
  /** Precomputes, in slices, the tables of a heuristic with a slow first estimate. Yields their bytes so far, without large tables. */
  prepareHeuristic?(id: string): Iterable<number>;
  /** The family's moves for a path of edges from the start. */
  moves(edges: readonly number[]): readonly M[];
  /**
   * The position of a key. With identical pieces, a state is many positions: pieces stand as in `beside` as far as possible, by default
   * as at the start.
   */
  positionAt(keys: Int32Array, at: number, beside?: P): P;
  /** The least cost of an edge that `expand` has generated in one of the metric's `tieBreaks`. */
  finerCost?(state: Int32Array, at: number, edge: number, metric: string): number;
  /** The keys of all goal states, where the family says that they can be listed. */
  goals?(): Int32Array;
  /** The directions of moves, where each has one: successors can be tried in an order of these. */
  readonly operators?: Operators;
  /** The labels of pieces that are identical, set by set: positions that differ by these only are one state. */
  identicalPieces?(): readonly (readonly string[])[];
  /** Rotations and reflections of the board that map legal moves to legal moves and goals to goals, where the space knows any. */
  symmetries?(): readonly SpaceSymmetry[];
  /**
   * A faster implementation of the layers of a breadth-first search, if the space and the platform have one. Only its bytes may differ. A
   * search for a goal stops asking once another search begins.
   */
  layers?(memoryLimit: number, wanted: 'goal' | 'everything'): Layers | undefined;
  /** Searches of fewer states end before such layers would pay; a usual number if left out. */
  readonly fewStates?: number;
  /**
   * A faster survey, if the space and the platform have one. It stops at `limit` + 1 states: then only `size` is known. States are
   * numbered as by a breadth-first search that prunes.
   */
  survey?(limit: number): Survey | undefined;
}

/** The operators of a space, by letters. */
export interface Operators {
  /** A letter for each. */
  readonly names: readonly string[];
  /** The number of the operator of an edge. */
  of(edge: number): number;
}

/** A space that has been explored; what it says holds until another one is. */
export interface Survey {
  /** How many positions it has. */
  readonly size: number;
  /** The largest distance from the nearest goal; -1 where no goal can be reached. */
  readonly hardest: number;
  /** The state of that distance that was found first. */
  readonly hardestState: number;
  /** The distance of each state from the nearest goal; -1 where there is none. */
  readonly distances: Int32Array;
  /** Copies the key of a state. */
  read(state: number, into: Int32Array, at: number): void;
}

/** A symmetry of a space. The image of a state need not be reachable from it; if one is, so are all of the component. */
export interface SpaceSymmetry {
  /** In words, such as `mirror images left to right`. */
  readonly summary: string;
  /** Writes the key of the image of a state. */
  image(keys: Int32Array, at: number, into: Int32Array, intoAt: number): void;
}

/** Where `expand` writes: `count` keys, and for each the edge that leads to it. */
export interface Successors {
  /** How many successors there are in the lists. */
  count: number;
  /** Where to continue; 0 if all have been generated. */
  next: number;
  /** The keys, one after another. */
  readonly keys: Int32Array;
  /** For each key the edge that leads to it. */
  readonly edges: Int32Array;
}

/** The states of a breadth-first search, and those that are not expanded yet; at first the start. */
export interface Layers {
  /** Stored states: they are numbered from 0 in order of generation. */
  readonly size: number;
  /** The number of open states, and its maximum; not updated once a goal is found. */
  readonly waiting: number;
  /** The largest number of open states so far. */
  readonly peakWaiting: number;
  /** Generated successors. */
  readonly generated: number;
  /** The number of the first goal state, or -1; if everything is wanted, goals are not tested. */
  readonly solved: number;
  /** The bytes that the tables take. */
  readonly bytes: number;
  /** Copies the key of a state. */
  read(index: number, into: Int32Array, at: number): void;
  /** The open states are a new layer. No state before number `forgotten` will be generated again. */
  startLayer(forgotten: number): void;
  /**
   * Expands up to `most` states, and none after a goal was generated. Returns how many; 0 if the memory limit forbids it, or while
   * `isGrowing`.
   */
  expand(most: number): number;
  /** Whether tables are growing, which `grow` continues; left out by layers whose tables grow at once. */
  readonly isGrowing?: boolean;
  /** Goes on growing for less than a millisecond. */
  grow?(): void;
  /** The first of the neighbours of a state, which is not the start, where it is known without looking through a layer. */
  before?(index: number): number;
}
