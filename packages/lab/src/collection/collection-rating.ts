import type { LevelId } from './levels.js';

/** What is known of a board of a collection, as its `index.json` has it. */
export interface CollectionRating {
  /** Its path in the collection without the extension, always with `/`: `rush-hour/jam-12`; and `FILE:LINE` where a file holds many. */
  readonly name: string;
  /** What people call it, if not by the name of the file. */
  readonly title?: string;
  /** Its names in Chinese, the most usual one first, where it has any. */
  readonly chinese?: readonly string[];
  /** The id of the family. */
  readonly family: string;
  /** The metric of the optimum. */
  readonly metric: string;
  /** By the score; `open` where there is none because the optimum is not proved, `unsolvable` where there is no solution. */
  readonly level: LevelId;
  /** As `@slidewise/lab/rating` has it. */
  readonly score: number | null;
  /** The length of a shortest solution; null where it is unknown. */
  readonly optimum: number | null;
}
