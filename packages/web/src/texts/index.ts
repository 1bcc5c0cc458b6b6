import type { BoardWords } from '@slidewise/board/state';
import type { Names } from '@slidewise/core/messages';
import { type Message, translate } from '@slidewise/core/messages';
import { showAmount } from '@slidewise/core/text';
import { CATALOGUES, type Part, type Text } from './catalogues.js';
import { formatText, splitText, type TextValue, type ValueNames, withoutNote } from './format.js';
import { language, locale } from './language.js';
import type { Library } from './library.js';

export type { Label, Part, Text } from './catalogues.js';
export type { TextValue } from './format.js';
export { LANGUAGES, language, languageTag, locale } from './language.js';

const NUMBERS = new Intl.NumberFormat(locale === 'en-GB' ? 'en' : locale);

/** The texts that are loaded, by their English. */
const texts: Record<string, string> = {};
let library: Library | undefined;

/** Brings parts of the catalogue. A page waits for the parts that it needs; in English there is nothing to bring. */
export async function loadTexts(...parts: readonly Part[]): Promise<void> {
  if (language === 'en') return;
  const { library: bringLibrary, ...rooms } = CATALOGUES[language];
  await Promise.all(
    parts.map(async (part) => {
      if (part === 'library') library ??= await bringLibrary();
      else Object.assign(texts, await rooms[part]());
    }),
  );
}

type Values<T extends string> = [ValueNames<T>] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<ValueNames<T>, TextValue>>];

/** A text in the language of the page, with its values. Nothing that is made when a module is loaded may call it: the catalogue may come later. */
export function t<T extends Text>(text: T, ...[values]: Values<T>): string {
  return formatText(texts[text] ?? withoutNote(text), values ?? {}, count);
}

/** The same for values that are elements. */
export function pieces<T extends Text, Value>(
  text: T,
  values: Readonly<Record<ValueNames<T>, Value>>,
): (string | Value)[] {
  return splitText(texts[text] ?? withoutNote(text), values);
}

/** A text that comes as data, such as the title of a family: in the language of the page, if the catalogue has it. */
export function known(text: string): string {
  return texts[text] ?? text;
}

/** What boards say to screen readers; undefined for English, which they have themselves. */
export function boardWords(): BoardWords | undefined {
  return library?.words;
}

/** `1,234`, as the language writes it. */
export function count(value: number): string {
  return NUMBERS.format(value);
}

/** `12 moves`: of a unit of a metric. */
export function amount(value: number, unit: string): string {
  const text = AMOUNTS[unit];
  return text === undefined ? showAmount(value, unit) : t(text, { n: value });
}

/** `moves`: the unit of a metric, for so many of it. */
export function unitWord(value: number, unit: string): string {
  const text = UNITS[unit];
  return text === undefined ? `${unit}${value === 1 ? '' : 's'}` : t(text, { n: value });
}

const AMOUNTS: Readonly<Record<string, '{n} {n:move|moves}' | '{n} {n:step|steps}' | '{n} {n:slide|slides}'>> = {
  move: '{n} {n:move|moves}',
  step: '{n} {n:step|steps}',
  slide: '{n} {n:slide|slides}',
};

const UNITS: Readonly<Record<string, '{n:move|moves}' | '{n:step|steps}' | '{n:slide|slides}'>> = {
  move: '{n:move|moves}',
  step: '{n:step|steps}',
  slide: '{n:slide|slides}',
};

/** A message of the library, or of the app itself, in the language of the page. */
export function tell(message: Message): string {
  return library === undefined ? message.message : translate(message, library.sentences);
}

/** What a thing with an id is called: `nameOf('heuristics', 'tiles/manhattan', heuristic)`. */
export function nameOf<Thing extends { readonly title?: string; readonly summary?: string }>(
  kind: keyof Names,
  id: string,
  thing: Thing,
): { readonly title: string; readonly summary: string } {
  const { title, summary } = library?.names[kind][id] ?? thing;
  return { title: title ?? id, summary: summary ?? '' };
}
