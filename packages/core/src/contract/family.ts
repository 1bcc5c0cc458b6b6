import type { Result } from '../result.js';
import type { Editing } from './editing.js';
import type { Enumerating } from './enumerating.js';
import type { Ids, Named } from './ids.js';
import type { Making } from './making.js';
import type { Rules } from './rules.js';
import type { Scene } from './scene.js';
import type { Searching } from './search.js';
import type { LargeTables } from './tables.js';
import type { Notation } from './text.js';

/**
 * The contract that every family of puzzles implements. Everything outside a family's own folder (search, solving,
 * generating, command line, web) works through these pages alone.
 *
 * P is the family's position: plain, frozen, JSON-safe data that holds the whole puzzle, its goal included.
 * M is the family's move: plain data too; `printMove` and `parseMove` turn it into text and back.
 * I are its ids, as literal types: compilers complete and check them. Code for any family leaves them out and takes strings.
 */
export interface Family<P = unknown, M = unknown, I extends Ids = Ids>
  extends Rules<P, M, I>,
    Notation<P, M, I>,
    Searching<P, M, I> {
  readonly id: string;
  readonly title: string;
  /**
   * The position that plain data from outside stands for, from `JSON.parse`, say: checked and frozen; or what is wrong with it.
   * A position of the family comes back as it is. (All other functions check their positions, too; this says it beforehand.)
   */
  check(value: unknown): Result<P>;
  scene(position: P): Scene;
  /** Well-known figures of a position besides heuristics. */
  readonly figures?: readonly Figure<P>[];

  // Facets: what a family may lack.

  readonly editing?: Editing<P>;
  readonly making?: Making<P>;
  readonly tables?: LargeTables<P, I>;
  readonly enumerating?: Enumerating;
}

/** A number that characterises a position, and is no estimate of its distance from the goal. */
export interface Figure<P = unknown> extends Named {
  of(position: P): number;
}
