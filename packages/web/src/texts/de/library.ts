import { german } from '@slidewise/board/words/de';
import { gameNames, sentences } from '@slidewise/core/messages/de';
import type { Library } from '../library.js';
import { messages } from './messages.js';

/** What games and the app say in messages, in German. */
export const library: Library = { sentences: { ...sentences, ...messages }, names: gameNames, words: german };
