import type { Result } from '../../result.js';
import type { Scene } from '../scene.js';

/**
 * `size`: of the board; `pieces`: added, removed, reshaped; `labels`: what stands on them; `walls`, `goals`: by cells;
 * `reserved`: cells that only targets may enter; `target`: which piece it is; `ways`: where a piece may go.
 */
export type Editable = 'size' | 'pieces' | 'labels' | 'walls' | 'goals' | 'reserved' | 'target' | 'ways';

/** A facet of a family: its positions can be drawn. */
export interface Editing<P = unknown> {
  /** What may be changed in a scene. */
  readonly editable: readonly Editable[];
  /**
   * The position that a changed scene shows; `base` tells what a scene does not show, so that a scene of `base` that is not changed makes
   * `base` again. A problem names a cell where it can: the row as `line` and the column, both from 1.
   */
  compose(scene: Scene, base: P): Result<P>;
  /** A label for one more piece: none of the scene's. */
  freshLabel(scene: Scene): string;
}
