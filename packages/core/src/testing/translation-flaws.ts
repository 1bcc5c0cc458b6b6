import type { Message, Sentence } from '../messages/message.js';

/** Sentences that say nothing of their own: they are what somebody else has said. */
const OTHERS_WORDS = ['solver-failed', 'family-says', 'in-own-words'];

/**
 * The mistakes in the sentences of a language for some messages: missing ones, unused values, English left in place.
 */
export function translationFlaws(
  sentences: Readonly<Record<string, Sentence<never>>>,
  messages: readonly Message[],
  englishOnly: readonly string[],
): readonly string[] {
  const wanted = messages.filter(({ code }) => !englishOnly.includes(code));
  const codes = new Set(wanted.map(({ code }) => code));
  const needless = Object.keys(sentences).filter((code) => !codes.has(code));
  return [
    ...needless.map((code) => `${code}: no message that is translated has this code`),
    ...wanted.flatMap((said) => flawsOf(said, sentences[said.code] as Sentence | undefined)),
  ];
}

function flawsOf({ code, values, message }: Message, sentence: Sentence | undefined): readonly string[] {
  if (sentence === undefined) return [`${code}: there is no sentence`];
  const used = new Set<PropertyKey>();
  const watched = new Proxy(values, {
    get(target, key) {
      used.add(key);
      return Reflect.get(target, key);
    },
  });
  const told = sentence(watched, (phrase) => phrase.message);
  const unused = Object.keys(values).filter((key) => !used.has(key));
  return [
    ...unused.map((key) => `${code}: its sentence does not use ${key}`),
    ...(/undefined|NaN|\[object/.test(told) || told.trim() === '' ? [`${code}: its sentence is "${told}"`] : []),
    ...(told === message && !OTHERS_WORDS.includes(code) ? [`${code}: it is left in English`] : []),
  ];
}
