import type { Scene } from '@slidewise/core/contract';
import type { LevelId } from '@slidewise/lab/collection';
import type { SceneCode } from './scene-code.js';

/** A puzzle that comes with the app, as the build has listed it. */
export interface Puzzle {
  /** Its name in the collection: `rush-hour/jam-12`. */
  readonly name: string;
  readonly family: string;
  readonly title: string;
  /** Its names in Chinese, the most usual one first. */
  readonly chinese?: readonly string[];
  /** What its file says about it. */
  readonly note?: string;
  /** The board as the file has it. */
  readonly text: string;
  readonly scene: Scene;
  readonly level: LevelId;
  /** What is counted in the metric of `shortest`, in the singular. */
  readonly unit: string;
  /** The length of the shortest solution, where it is proved. */
  readonly shortest?: number;
}

/** The same as the build writes it. */
export type ListedPuzzle = Omit<Puzzle, 'scene'> & { readonly scene: SceneCode };

/** A family as far as the collection speaks of it. */
interface FamilyTitle {
  readonly id: string;
  readonly title: string;
}

export interface Collection {
  readonly families: readonly FamilyTitle[];
  /** By family, then in the order in which they are best played. */
  readonly puzzles: readonly Puzzle[];
}
