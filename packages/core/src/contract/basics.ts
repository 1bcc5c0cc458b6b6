import type { Result } from '../result.js';
import type { LargeTables } from './engine/tables.js';
import type { Ids } from './ids.js';
import type { Rules } from './rules.js';
import type { Searching } from './searching.js';
import type { TextBasics } from './text.js';

/**
 * The part of a family that solving needs: it reads, checks, solves and replays boards, and writes moves. Pages that only solve load no
 * more.
 */
export interface Basics<P = unknown, M = unknown, I extends Ids = Ids>
  extends Rules<P, M, I>,
    TextBasics<P, M, I>,
    Searching<P, M, I> {
  /** Its name in commands, ids and links: `rush-hour`. */
  readonly id: string;
  /** Its name for people: `Rush Hour`. */
  readonly title: string;
  /**
   * The position for plain data from outside, such as `JSON.parse`: checked and frozen, or a problem. A position of the family comes back
   * as it is.
   */
  check(value: unknown): Result<P>;
  /** A facet: families whose heuristics look up no large tables lack it. */
  readonly tables?: LargeTables<P, I>;
}
