import type { BoardWords } from '../state/board-words.js';
import { english as board } from '../state/board-words.js';
import { type PageWords, english as page } from './page-words.js';

interface Words {
  readonly board: BoardWords;
  readonly page: PageWords;
}

export const ENGLISH: Words = { board, page };

/** The words of a language, loaded when they are needed; those of English for a language that there is none for. */
export async function wordsFor(language: string): Promise<Words> {
  if (/^de\b/i.test(language)) return (await import('./words/de.js')).words;
  if (/^zh\b/i.test(language)) return (await import('./words/zh-hans.js')).words;
  return ENGLISH;
}
