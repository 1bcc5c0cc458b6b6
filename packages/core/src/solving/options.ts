import { aBoolean, aFunction, anObject, aText, type Check, objectWith, optional } from '../check.js';
import { aSignal, aTableCache, aTrace } from '../contract/checking/family-checks.js';
import type { Helpers, SearchSettings, Trace } from '../contract/engine/search.js';
import type { TableCache } from '../contract/engine/tables.js';
import type { Ids } from '../contract/ids.js';
import { weightOutOfRange } from '../messages/en/solving.js';
import type { Message } from '../messages/message.js';
import type { AlgorithmId } from '../search/algorithms.js';
import type { Limits } from './limits.js';
import type { Progress } from './solution.js';

/** How to solve a position; whatever is left out is planned by the family. */
export interface PrepareOptions<I extends Ids = Ids> {
  /** What is counted; by default the family's first metric. */
  readonly metric?: I['metric'];
  /** A generic algorithm or one of the family's own strategies; by default that of the family's plan for the position. */
  readonly algorithm?: AlgorithmId | I['strategy'];
  /** `bfs` is understood as `none`. */
  readonly heuristic?: I['heuristic'] | 'bfs';
  /** For weighted A*; 1.5 by default. */
  readonly weight?: number;
  /** What some algorithms take: the limit of the depth, the width of a beam, which duplicates are left out, ties, the order of successors, a seed. */
  readonly settings?: SearchSettings;
  /** Another metric: of all shortest solutions, one that counts least in it, too. */
  readonly tieBreak?: I['metric'];
  /** Look for a proof that there is no solution before searching; true by default. Without it, every board is searched and counted. */
  readonly proveFirst?: boolean;
  /** Where large tables are looked for and left; by default one cache in memory for all solving. */
  readonly tables?: TableCache;
  /** Other threads for long searches, where the strategy can use them; by default none. */
  readonly helpers?: Helpers;
  /** The limits that solving will have: the plan does without what takes more memory. They are in force unless it is started with others. */
  readonly limits?: Limits;
  /** To make checkpoints, from which solving can go on later: the last one of an earlier solving, or null if this is the first. */
  readonly resume?: unknown;
}

/** The limits of solving, and its callbacks. */
export interface StartOptions {
  /** By default those for which it was prepared. */
  readonly limits?: Limits;
  /** The solving stops soon after `aborted` has become true: an AbortSignal fits. */
  readonly signal?: { readonly aborted: boolean };
  /** Only for algorithms that make one (`Preparation.isTraceable`). */
  readonly trace?: Trace;
  /** Called after every step that leaves something to do. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Options for `solve`: how, and within which limits. */
export interface SolveOptions<I extends Ids = Ids> extends PrepareOptions<I>, StartOptions {}

const prepareOptions = {
  metric: optional(aText),
  algorithm: optional(aText),
  heuristic: optional(aText),
  weight: (weight: unknown) => (weight === undefined ? undefined : weightError(weight as number)),
  settings: optional(anObject),
  tieBreak: optional(aText),
  proveFirst: optional(aBoolean),
  tables: optional(aTableCache),
  helpers: optional(anObject),
  limits: optional(anObject),
  resume: () => undefined,
} satisfies Record<keyof PrepareOptions, Check>;

const startOptions = {
  limits: optional(anObject),
  signal: optional(aSignal),
  trace: optional(aTrace),
  onProgress: optional(aFunction),
} satisfies Record<keyof StartOptions, Check>;

export const somePrepareOptions: Check = objectWith(prepareOptions);
export const someStartOptions: Check = objectWith(startOptions);

/** Why a weight cannot be used, if it cannot. */
export function weightError(weight: number): Message | undefined {
  return typeof weight === 'number' && weight >= 1 && weight <= 1000
    ? undefined
    : weightOutOfRange({ weight: String(weight) });
}
