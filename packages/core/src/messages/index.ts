/** Everything that is said to people, as codes with values: what a sentence is made of, in any language. */
export { type Catalogue, type SentencesOf, translate } from './catalogue.js';
export * as english from './en/all.js';
export {
  type Message,
  type MessageMaker,
  type MessageValue,
  type MessageValues,
  message,
  type Sentence,
} from './message.js';
export { type MessageFields, messageFields } from './message-fields.js';
export {
  ENGLISH_ONLY,
  type GameNames,
  type Names,
  type SearchNames,
  type TranslatedName,
  type Translation,
} from './translation.js';
