import type { Result } from '../result.js';
import type { LargeTables } from './engine/tables.js';
import type { Ids } from './ids.js';
import type { Rules } from './rules.js';
import type { Searching } from './searching.js';
import type { TextBasics } from './text.js';

/**
 * What solving takes of a family: boards are read and checked, solved and replayed, and moves are written. It can be had without the rest of
 * the family, for pages that only solve.
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
   * The position that plain data from outside stands for, from `JSON.parse`, say: checked and frozen; or what is wrong with it.
   * A position of the family comes back as it is. (All other functions check their positions, too; this says it beforehand.)
   */
  check(value: unknown): Result<P>;
  /** A facet: families whose heuristics look up no large tables lack it. */
  readonly tables?: LargeTables<P, I>;
}
