import type { Ids, TableCache } from '@slidewise/core/contract';
import type { Message } from '@slidewise/core/messages';
import type { Limits } from '@slidewise/core/solving';
import type { LevelId } from '../collection/levels.js';
import type { Features, ProfilePoint } from './features.js';

/** How hard a board is, and why. */
export interface Rating<P = unknown, M = unknown> {
  /** The length of the shortest solution by metric; null where it is not proved, or there is none. */
  readonly optimum: Readonly<Record<string, number | null>>;
  /** Null where the length of the shortest solution is not known, or there is none. */
  readonly score: number | null;
  /** The level of difficulty. */
  readonly level: LevelId;
  /** What the score is made of. */
  readonly features: Features;
  /** One of the shortest solutions, position by position; empty where none is known. */
  readonly profile: readonly ProfilePoint<P, M>[];
  /** Why there is no solution, or why the level is open: which limit was hit. */
  readonly reason?: Message;
  /** What is proved of the length of the shortest solution, by metric: at least, and at most where a solution is known. Empty where there is none. */
  readonly bounds: Readonly<Record<string, Bounds>>;
  /** What is not known and why, and what was not counted over all shortest solutions: sentences without their full stop. */
  readonly notes: readonly Message[];
}

/** The smallest and the largest value that are possible. */
export interface Bounds {
  /** No value is smaller. */
  readonly least: number;
  /** No value is larger; null where no bound is known. */
  readonly most: number | null;
}

/** Options for `rate`. */
export interface RateOptions<I extends Ids = Ids> {
  /** In which features are counted; the family's first by default. */
  readonly metric?: I['metric'];
  /** What it may cost. */
  readonly limits?: RateLimits;
  /** `score`: only what the score needs, which is quick; everything by default. */
  readonly wanted?: 'score' | 'everything';
  /** Where large tables are looked for and left; by default one cache in memory for all solving. */
  readonly tables?: TableCache;
}

/** Limits of rating. */
export interface RateLimits extends Pick<Limits, 'time' | 'memory'> {
  /** Components of more positions than this are not explored; a million by default. */
  readonly positions?: number;
}
