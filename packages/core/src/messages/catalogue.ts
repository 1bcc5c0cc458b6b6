import type * as english from './en/all.js';
import type { Message, Sentence } from './message.js';

type MessagesOf<Topic> = Topic[keyof Topic] extends infer Maker
  ? Maker extends (...given: never) => infer Said
    ? Extract<Said, Message>
    : never
  : never;

/** The sentences of a topic in another language, by their codes: `SentencesOf<typeof import('./en/tiles.js')>`. */
export type SentencesOf<Topic> = {
  readonly [Said in MessagesOf<Topic> as Said['code']]: Sentence<Said['values']>;
};

/** All sentences of the library in a language, by their codes. */
export type Catalogue = SentencesOf<typeof english>;

/** A message in the language of a catalogue; in English where the catalogue has no sentence for its code. */
export function translate(said: Message, sentences: Readonly<Record<string, Sentence<never>>>): string {
  const sentence = Object.hasOwn(sentences, said.code) ? (sentences[said.code] as Sentence) : undefined;
  return sentence === undefined ? said.message : sentence(said.values, (phrase) => translate(phrase, sentences));
}
