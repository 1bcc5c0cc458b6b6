import type { BoardWords } from '@slidewise/board/state';
import type { Names } from '@slidewise/core/messages';
import type { Text } from './catalogues.js';
import { splitText, type ValueNames, withoutNote } from './format.js';
import { texts, theLibrary } from './loaded.js';

/** What boards say to screen readers; undefined for English, which they have themselves. */
export function boardWords(): BoardWords | undefined {
  return theLibrary()?.words;
}

/** What a thing with an id is called: `nameOf('heuristics', 'tiles/manhattan', heuristic)`. */
export function nameOf<Thing extends { readonly title?: string; readonly summary?: string }>(
  kind: keyof Names,
  id: string,
  thing: Thing,
): { readonly title: string; readonly summary: string } {
  const { title, summary } = theLibrary()?.names[kind]?.[id] ?? thing;
  return { title: title ?? id, summary: summary ?? '' };
}

/** A text in the language of the page with values that are elements, in pieces. */
export function pieces<T extends Text, Value>(
  text: T,
  values: Readonly<Record<ValueNames<T>, Value>>,
): (string | Value)[] {
  return splitText(texts[text] ?? withoutNote(text), values);
}
