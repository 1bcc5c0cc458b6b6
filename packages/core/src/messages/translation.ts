import type { Catalogue } from './catalogue.js';

/**
 * Messages for those who write programs or study classes of boards: about arguments of functions, options of searches and enumerations. They stay in
 * English in every language; no player meets them.
 */
export const ENGLISH_ONLY = [
  // arguments.ts
  'wrong-argument',
  'empty-argument',
  'a-string',
  'true-or-false',
  'a-number',
  'a-function',
  'an-array',
  'filled-array',
  'an-object',
  'whole-number',
  'whole-number-from',
  'one-of',
  'instance',
  'place-among',
  // bricks-making.ts and rush-hour-making.ts: enumerations
  'cells-not-enumerated',
  'shapes-form',
  'shape-too-large',
  'shape-twice',
  'several-masters',
  'nothing-free',
  'each-form',
  'diameters-form',
  'diameters-of-components',
  'components-size',
  'components-shapes',
  'size-not-enumerated',
  'size-not-counted',
  'walls-not-counted',
  'row-not-on-board',
  'no-web-assembly',
  'too-many-boards',
  'lengths-form',
  'length-not-on-board',
  'length-twice',
  'walls-form',
  'walls-backwards',
  'too-many-walls',
  // drawing.ts
  'seconds-above-zero',
  'stray-piece',
  'child-without-list',
  'two-ways-to-node',
  // families.ts
  'other-family',
  'no-position',
  'option-missing',
  'basics-only',
  'no-basics',
  'makes-no-positions',
  'cannot-be-drawn',
  'trace-not-taken',
  'illegal-move',
  'heuristic-taken',
  'consistent-only',
  'estimate-at-goal',
  'table-cache',
  'random-source',
  'a-family',
  'a-trace',
  'a-space',
  'object-of-texts',
  'whole-number-between',
  'number-between',
  'a-name',
  // plain-families.ts
  'parts-of-other',
  'move-such-as',
  // solving.ts
  'limit-not-a-number',
  'no-clock',
  'clock-not-a-function',
  'clock-not-a-number',
  'takes-no-setting',
  'order-not-heeded',
  'unknown-order',
  'none-breaks-ties',
  'breaks-no-ties',
  'ties-not-broken',
  'no-checkpoints',
  'no-checkpoints-with',
  'no-trace',
  'nothing-to-search',
  'no-parts',
  'explored-states',
  'preparation',
  'algorithm-elsewhere',
  'in-little-memory',
] as const satisfies readonly (keyof Catalogue)[];

/** The sentences of a language by their codes: all that a player can meet. */
export type Translation = Omit<Catalogue, (typeof ENGLISH_ONLY)[number]>;

/** A thing that has an id, in another language. */
export interface TranslatedName {
  /** What it is called. */
  readonly title: string;
  /** What is said of it; left out where its title says all. */
  readonly summary?: string;
}

/** Names of what players meet: by the id, or `family/id` where ids belong to a family. */
export interface GameNames {
  /** Families. */
  readonly families: Readonly<Record<string, TranslatedName>>;
  /** What is counted: `family/metric`. */
  readonly metrics: Readonly<Record<string, TranslatedName>>;
  /** What has to be reached: `family/goal`. */
  readonly goals: Readonly<Record<string, TranslatedName>>;
}

/** Names of searches and notations, likewise. */
export interface SearchNames {
  /** Estimates: `family/heuristic`. */
  readonly heuristics: Readonly<Record<string, TranslatedName>>;
  /** Notations of boards: `family/format`. */
  readonly formats: Readonly<Record<string, TranslatedName>>;
  /** Algorithms of any family, and those of families. */
  readonly algorithms: Readonly<Record<string, TranslatedName>>;
}

/** What things with ids are called in a language. */
export interface Names extends GameNames, SearchNames {}
