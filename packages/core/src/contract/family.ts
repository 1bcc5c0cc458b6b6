import type { Basics } from './basics.js';
import type { Editing } from './facets/editing.js';
import type { Enumerating } from './facets/enumerating.js';
import type { Making } from './facets/making.js';
import type { Explanation } from './heuristics.js';
import type { Ids, Named } from './ids.js';
import type { Scene } from './scene.js';
import type { Notation } from './text.js';

/**
 * The contract that every family of puzzles implements. Everything outside a family's own folder (search, solving,
 * generating, command line, web) works through these pages alone.
 *
 * P is the family's position: plain, frozen, JSON-safe data that holds the whole puzzle, its goal included.
 * M is the family's move: plain data too; `printMove` and `parseMove` turn it into text and back.
 * I are its ids, as literal types: compilers complete and check them. Code for any family leaves them out and takes strings.
 */
export interface Family<P = unknown, M = unknown, I extends Ids = Ids> extends Basics<P, M, I>, Notation<P, M, I> {
  /** What there is to see of a position: pieces, walls, exits, goals. */
  scene(position: P): Scene;
  /** A move as straight ones, to be shown one after another; left out where every move is straight. */
  straightParts?(move: M): readonly M[];
  /** What still has to happen, as explained by one of the family's admissible heuristics; no reasons where it is solved. */
  explain(position: P, metric?: I['metric']): Explanation;
  /** Well-known figures of a position besides heuristics. */
  readonly figures?: readonly Figure<P>[];
  /** The order in which published lists put positions of a space that are equally hard, where that is not the order of `Space.compare`. */
  compareHardest?(a: P, b: P): number;
  /**
   * Loads code that makes searches faster, where there is some that a page need not have from the beginning. Nothing but the time and the bytes that a search takes depends
   * on it; spaces that are made before do not have it for certain.
   */
  loadCompiledSearch?(): Promise<void>;

  // Facets: what a family may lack, beside `tables`.

  /** Drawing boards; left out where they cannot be drawn. */
  readonly editing?: Editing<P>;
  /** Making boards; left out where they cannot be made. */
  readonly making?: Making<P>;
  /** All boards of a class; left out where they cannot be enumerated. */
  readonly enumerating?: Enumerating;
}

/** A number that characterises a position, and is no estimate of its distance from the goal. */
export interface Figure<P = unknown> extends Named {
  /** It answers a question: 1 is yes, 0 is no. */
  readonly isYesOrNo?: true;
  /** The figure of a position. */
  of(position: P): number;
}
