import type { catalogue as german } from './de/index.js';
import type { ValueNames } from './format.js';
import type { Language } from './language.js';

type Catalogue = typeof german;

/** A part of the texts, loaded with the views that need it; `library` is what games say, `laboratory` what is said of searches, ratings and new boards. */
export type Part = keyof Catalogue;

/** The parts that are not texts of the app, but of packages. */
type PackagePart = 'library' | 'laboratory';

type Room = Exclude<Part, PackagePart>;

type TextsOf<R extends Room> = keyof Awaited<ReturnType<Catalogue[R]>> & string;

/** A text of the app, in English: what German has, all other languages have. */
export type Text = { [R in Room]: TextsOf<R> }[Room];

/** A text without values. */
export type Label = { [T in Text]: [ValueNames<T>] extends [never] ? T : never }[Text];

type OtherCatalogue = { readonly [R in Room]: () => Promise<Readonly<Record<TextsOf<R>, string>>> } & Pick<
  Catalogue,
  PackagePart
>;

/** The catalogues of all languages but English, whose texts stand where they are used. */
export const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<OtherCatalogue>>> = {
  de: async () => (await import('./de/index.js')).catalogue,
  'zh-hans': async () => (await import('./zh-hans/index.js')).catalogue,
};
