import type { SentencesOf } from '@slidewise/core/messages';
import type * as english from './en/all.js';

/** Messages for those who write programs, generate with options, or measure spaces: they stay in English in every language. */
export const ENGLISH_ONLY = [
  'nothing-taken-away',
  'unknown-constraint',
  'founder-problem',
  'founder-size',
  'list-not-json',
  'a-day',
  'seven-lengths',
  'component-too-large',
  'not-solvable',
  'split-not-found',
  'episode-is-over',
  'not-one-move',
  'profile-out-of-memory',
  'profile-cancelled',
  'tables-not-built',
  'makes-no-log',
  'a-map',
  'number-or-null',
] as const satisfies readonly (keyof SentencesOf<typeof english>)[];

/** The sentences of a language by their codes: all that a player can meet. */
export type Translation = Omit<SentencesOf<typeof english>, (typeof ENGLISH_ONLY)[number]>;
