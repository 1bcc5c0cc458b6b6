import { searchNames } from '@slidewise/core/messages/zh-hans';
import { sentences } from '@slidewise/lab/messages/zh-hans';
import type { Library } from '../library.js';

/** What searches are called, and what the laboratory says, in simplified Chinese. */
export const laboratory: Library = { sentences, names: searchNames };
