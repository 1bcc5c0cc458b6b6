import type { Random } from '../../random.js';
import type { Result } from '../../result.js';
import type { Cell, Size } from '../scene.js';
import type { Puzzles } from './puzzles.js';

/** A facet of a family: positions can be made from nothing, and varied. */
export interface Making<P = unknown> {
  /** `small` boards have spaces that are explored in milliseconds, `usual` ones are those of actual puzzles. */
  readonly sizes: { readonly small: Size; readonly usual: Size };
  /** A minimal solvable position of a size; the problem, if any, is with the size. */
  plain(size: Size): Result<P>;
  /** A random valid position of a size for which there is a plain one; it need not be solvable. The same numbers make the same. */
  random(random: Random, size: Size): P;
  /** A valid position of the same size that differs a little: a piece more, less or elsewhere. The same numbers make the same. */
  vary(random: Random, position: P): P;
  /**
   * All positions with one piece or wall less that keep the goal; walls that shape the board stay. No shortest solution gets longer by
   * it, in any metric. Left out if nothing can ever be removed.
   */
  removals?(position: P): readonly Removal<P>[];
  /** Boards that look made, and the constraints that they can have. */
  readonly puzzles?: Puzzles<P>;
}

/** A piece or a wall that can be taken away, and the position without it. */
export interface Removal<P = unknown> {
  /** What it is called; `wall` if it is one. */
  readonly label: string;
  /** The number of the piece in the scene; left out for a wall. */
  readonly piece?: number;
  /** The cells that it covers. */
  readonly cells: readonly Cell[];
  /** All that is left. */
  readonly position: P;
}
