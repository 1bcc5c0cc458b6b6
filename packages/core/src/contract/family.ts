import type { Basics } from './basics.js';
import type { TableCache } from './engine/tables.js';
import type { Editing } from './facets/editing.js';
import type { Enumerating } from './facets/enumerating.js';
import type { Making } from './facets/making.js';
import type { Planning } from './facets/planning.js';
import type { EstimatePart, Explanation } from './heuristics.js';
import type { Ids, Named } from './ids.js';
import type { Scene } from './scene.js';
import type { Notation } from './text.js';

/**
 * The contract of every family of puzzles. All code outside the family's folder works through it.
 *
 * P is the position: plain, frozen, JSON-safe data with the whole puzzle, its goal included. M is the move: plain data too. I are the
 * ids, as literal types; code for any family leaves them out.
 */
export interface Family<P = unknown, M = unknown, I extends Ids = Ids> extends Basics<P, M, I>, Notation<P, M, I> {
  /** What there is to see of a position: pieces, walls, exits, goals. */
  scene(position: P): Scene;
  /** A move as straight ones, to be shown one after another; left out where every move is straight. */
  straightParts?(move: M): readonly M[];
  /** What still has to happen, as explained by one of the family's admissible heuristics; no reasons where it is solved. */
  explain(position: P, metric?: I['metric']): Explanation;
  /** The terms of a heuristic's value; left out where they are not known. Loads its code on first use. */
  estimateParts?(
    position: P,
    heuristic: I['heuristic'],
    metric?: I['metric'],
    tables?: TableCache,
  ): Promise<readonly EstimatePart[]>;
  /** Well-known figures of a position besides heuristics. */
  readonly figures?: readonly Figure<P>[];
  /** The order of equally hard positions in published lists, if it differs from `Space.compare`. */
  compareHardest?(a: P, b: P): number;
  /** The board upside down, if that is an equivalent puzzle. Not needed where `Space.symmetries` has it. */
  mirrored?(position: P): P;
  /** Loads code that makes searches faster. It changes nothing but time and bytes, and serves only spaces made afterwards. */
  loadCompiledSearch?(): Promise<void>;

  // Facets: what a family may lack, beside `tables`.

  /** Drawing boards; left out where they cannot be drawn. */
  readonly editing?: Editing<P>;
  /** Making boards; left out where they cannot be made. */
  readonly making?: Making<P>;
  /** All boards of a class; left out where they cannot be enumerated. */
  readonly enumerating?: Enumerating;
  /** Facts for planners. Left out if boards are more than sliding pieces. */
  readonly planning?: Planning<P>;
}

/** A number that characterises a position, and is no estimate of its distance from the goal. */
export interface Figure<P = unknown> extends Named {
  /** It answers a question: 1 is yes, 0 is no. */
  readonly isYesOrNo?: true;
  /** The figure of a position. */
  of(position: P): number;
}
