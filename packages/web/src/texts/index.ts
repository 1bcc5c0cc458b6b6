import { type Message, translate } from '@slidewise/core/messages';
import type { Text } from './catalogues.js';
import { formatText, type TextValue, type ValueNames, withoutNote } from './format.js';
import { locale } from './language.js';
import { texts, theLibrary } from './loaded.js';

export type { Label, Part, Text } from './catalogues.js';
export { LANGUAGES, language, languageTag, locale } from './language.js';
export { loadTexts } from './loaded.js';

const NUMBERS = new Intl.NumberFormat(locale === 'en-GB' ? 'en' : locale);

type Values<T extends string> = [ValueNames<T>] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<ValueNames<T>, TextValue>>];

/** A text in the language of the page, with its values. Nothing that is made when a module is loaded may call it: the catalogue may come later. */
export function t<T extends Text>(text: T, ...[values]: Values<T>): string {
  return formatText(texts[text] ?? withoutNote(text), values ?? {}, count);
}

/** A text that comes as data, such as the title of a family: in the language of the page, if the catalogue has it. */
export function known(text: string): string {
  return texts[text] ?? text;
}

/** `1,234`, as the language writes it. */
export function count(value: number): string {
  return NUMBERS.format(value);
}

/** `12 moves`: of a unit of a metric. */
export function amount(value: number, unit: string): string {
  return `${count(value)} ${unitWord(value, unit)}`;
}

const UNITS = {
  move: '{n:move|moves}',
  step: '{n:step|steps}',
  slide: '{n:slide|slides}',
} as const;

/** `moves`: the unit of a metric, for so many of it. */
export function unitWord(value: number, unit: string): string {
  const text = UNITS[unit as keyof typeof UNITS];
  return text === undefined ? unit : t(text, { n: value });
}

/** A message of the library, or of the app itself, in the language of the page. */
export function tell(message: Message): string {
  const library = theLibrary();
  return library === undefined ? message.message : translate(message, library.sentences);
}
