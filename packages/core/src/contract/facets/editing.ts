import type { Result } from '../../result.js';
import type { Scene } from '../scene.js';

/**
 * `size`; `pieces` added, removed or reshaped; `labels`; `walls` and `goals` by cells; `reserved` cells for targets;
 * the `target`; `ways` of moving.
 */
export type Editable = 'size' | 'pieces' | 'labels' | 'walls' | 'goals' | 'reserved' | 'target' | 'ways';

/** A facet of a family: its positions can be drawn. */
export interface Editing<P = unknown> {
  /** What may be changed in a scene. */
  readonly editable: readonly Editable[];
  /**
   * The position for a changed scene; `base` supplies what scenes do not show, so its own scene gives `base` again. A problem names a
   * cell by row (`line`) and column, from 1, if it can.
   */
  compose(scene: Scene, base: P): Result<P>;
  /** A label for one more piece: none of the scene's. */
  freshLabel(scene: Scene): string;
}
