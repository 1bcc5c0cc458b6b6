import type { Random } from '../random.js';
import type { Result } from '../result.js';
import type { Size } from './scene.js';

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
}
