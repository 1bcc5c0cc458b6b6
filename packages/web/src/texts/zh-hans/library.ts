import { chinese } from '@slidewise/board/words/zh-hans';
import { gameNames, sentences } from '@slidewise/core/messages/zh-hans';
import type { Library } from '../library.js';
import { messages } from './messages.js';

/** What games and the app say in messages, in simplified Chinese. */
export const library: Library = { sentences: { ...sentences, ...messages }, names: gameNames, words: chinese };
