import { german } from '@slidewise/board/words/de';
import { names, sentences as ofCore } from '@slidewise/core/messages/de';
import { sentences as ofLab } from '@slidewise/lab/messages/de';
import type { Library } from '../library.js';
import { messages } from './messages.js';

/** What the library and the app say in messages, in German. */
export const library: Library = { sentences: { ...ofCore, ...ofLab, ...messages }, names, words: german };
