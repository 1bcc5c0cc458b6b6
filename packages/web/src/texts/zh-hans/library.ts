import { chinese } from '@slidewise/board/words/zh-hans';
import { names, sentences as ofCore } from '@slidewise/core/messages/zh-hans';
import { sentences as ofLab } from '@slidewise/lab/messages/zh-hans';
import type { Library } from '../library.js';
import { messages } from './messages.js';

/** What the library and the app say in messages, in simplified Chinese. */
export const library: Library = { sentences: { ...ofCore, ...ofLab, ...messages }, names, words: chinese };
