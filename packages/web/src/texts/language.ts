import { settings } from '../settings.js';

/** The languages of the app: what each calls itself, its tag, and how the platform writes dates in it. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en', locale: 'en-GB' },
  de: { name: 'Deutsch', tag: 'de', locale: 'de' },
  'zh-hans': { name: '简体中文', tag: 'zh-Hans', locale: 'zh-Hans' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** Whoever reads any Chinese gets the simplified one. */
const MAIN: Readonly<Record<string, Language>> = { en: 'en', de: 'de', zh: 'zh-hans' };

/** The first language of a user that the app speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => MAIN[tag.slice(0, 2)]).find((each) => each !== undefined) ?? 'en';
}

/** The language of this page; another choice counts when the page is loaded again. */
export const language: Language = chosenLanguage();

export const { tag: languageTag, locale } = LANGUAGES[language];

function chosenLanguage(): Language {
  const chosen = settings.language.value();
  if (chosen !== 'auto') return chosen;
  // Without a page, in tests, nobody has a language.
  return typeof document === 'undefined' ? 'en' : preferredLanguage(navigator.languages);
}
