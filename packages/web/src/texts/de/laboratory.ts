import { searchNames } from '@slidewise/core/messages/de';
import { sentences } from '@slidewise/lab/messages/de';
import type { Library } from '../library.js';

/** What searches are called, and what the laboratory says, in German. */
export const laboratory: Library = { sentences, names: searchNames };
