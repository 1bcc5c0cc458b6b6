import { type Message, message } from '../messages/message.js';

/** A message of a test. */
export function saying(sentence: string): Message {
  return message('said-by-a-test', () => sentence)();
}
