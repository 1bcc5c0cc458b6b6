/** What the laboratory says to people, beside the messages of the library. */
import type { SentencesOf } from '@slidewise/core/messages';
import type * as english from './en/all.js';

export * as english from './en/all.js';

/** All sentences of the laboratory in a language, by their codes. */
export type Catalogue = SentencesOf<typeof english>;
export { ENGLISH_ONLY, type Translation } from './translation.js';
