import type { days } from './de/days.js';
import type { editor } from './de/editor.js';
import type { frame } from './de/frame.js';
import type { learn } from './de/learn.js';
import type { packs } from './de/packs.js';
import type { play } from './de/play.js';
import type { print } from './de/print.js';
import type { review } from './de/review.js';
import type { you } from './de/you.js';
import type { ValueNames } from './format.js';
import type { Language } from './language.js';
import type { Library } from './library.js';

/** The German texts by their parts: what German has, all other languages have. */
interface Texts {
  readonly frame: typeof frame;
  readonly play: typeof play;
  readonly review: typeof review;
  readonly packs: typeof packs;
  readonly days: typeof days;
  readonly print: typeof print;
  readonly you: typeof you;
  readonly editor: typeof editor;
  readonly learn: typeof learn;
}

/** A part of the texts, loaded with the views that need it; `library` is what the library says. */
export type Part = keyof Texts | 'library';

type TextsOf<P extends keyof Texts> = keyof Texts[P] & string;

/** A text of the app, in English. */
export type Text = { [P in keyof Texts]: TextsOf<P> }[keyof Texts];

/** A text without values. */
export type Label = { [T in Text]: [ValueNames<T>] extends [never] ? T : never }[Text];

type Loaders = { readonly [P in keyof Texts]: () => Promise<Readonly<Record<TextsOf<P>, string>>> } & {
  readonly library: () => Promise<Library>;
};

/** Everything that is said in other languages than English. */
export const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, Loaders>> = {
  de: {
    frame: async () => (await import('./de/frame.js')).frame,
    play: async () => (await import('./de/play.js')).play,
    review: async () => (await import('./de/review.js')).review,
    packs: async () => (await import('./de/packs.js')).packs,
    days: async () => (await import('./de/days.js')).days,
    print: async () => (await import('./de/print.js')).print,
    you: async () => (await import('./de/you.js')).you,
    editor: async () => (await import('./de/editor.js')).editor,
    learn: async () => (await import('./de/learn.js')).learn,
    library: async () => (await import('./de/library.js')).library,
  },
  'zh-hans': {
    frame: async () => (await import('./zh-hans/frame.js')).frame,
    play: async () => (await import('./zh-hans/play.js')).play,
    review: async () => (await import('./zh-hans/review.js')).review,
    packs: async () => (await import('./zh-hans/packs.js')).packs,
    days: async () => (await import('./zh-hans/days.js')).days,
    print: async () => (await import('./zh-hans/print.js')).print,
    you: async () => (await import('./zh-hans/you.js')).you,
    editor: async () => (await import('./zh-hans/editor.js')).editor,
    learn: async () => (await import('./zh-hans/learn.js')).learn,
    library: async () => (await import('./zh-hans/library.js')).library,
  },
};
