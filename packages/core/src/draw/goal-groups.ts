import { assertArguments } from '../check.js';
import { aScene } from '../contract/checking/family-checks.js';
import type { Scene, SceneGoal } from '../contract/scene.js';

/** Goal cells of one target, of any target, or of a place for a piece of its shape. */
export interface GoalGroup {
  /** The only target that may cover them, if there is one. */
  readonly label?: string;
  /** True if the group is the place of one whole piece. */
  readonly isPlace: boolean;
  /** The goal cells of the group. */
  readonly cells: readonly SceneGoal[];
}

/** The goal cells of a scene, in groups that belong together. */
export function goalGroups(scene: Scene): GoalGroup[] {
  assertArguments(['scene', scene, aScene]);
  const groups = new Map<string, GoalGroup & { cells: SceneGoal[] }>();
  for (const goal of scene.goals ?? []) {
    const { label, place } = goal;
    const key = JSON.stringify([label, place]);
    const group = groups.get(key) ?? {
      ...(label === undefined ? {} : { label }),
      isPlace: place !== undefined,
      cells: [],
    };
    group.cells.push(goal);
    groups.set(key, group);
  }
  return [...groups.values()];
}
