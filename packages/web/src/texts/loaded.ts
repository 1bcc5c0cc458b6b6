import { CATALOGUES, type Part } from './catalogues.js';
import { language } from './language.js';
import type { Library } from './library.js';

/** The texts that are loaded, by their English. */
export const texts: Record<string, string> = {};
let library: Library | undefined;

/** What the library says; undefined in English, and until it is loaded. */
export function theLibrary(): Library | undefined {
  return library;
}

/** Brings parts of the catalogue. A page waits for the parts that it needs; in English there is nothing to bring. */
export async function loadTexts(...parts: readonly Part[]): Promise<void> {
  if (language === 'en') return;
  const catalogue = await CATALOGUES[language]();
  await Promise.all(
    parts.map(async (part) => {
      if (part === 'library' || part === 'laboratory') addToLibrary(await catalogue[part]());
      else Object.assign(texts, await catalogue[part]());
    }),
  );
}

function addToLibrary({ sentences, names, words }: Library): void {
  library = {
    sentences: { ...library?.sentences, ...sentences },
    names: { ...library?.names, ...names },
    words: words ?? library?.words,
  };
}
