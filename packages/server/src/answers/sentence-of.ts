import type { Message } from '@slidewise/core/messages';
import { suggestion } from '@slidewise/core/text';

/** The sentence of a message, with the ids that may have been meant where one is unknown. */
export function sentenceOf({ message, values: { id, known } }: Message): string {
  return typeof id === 'string' && Array.isArray(known) ? `${message}${suggestion(id, known as string[])}` : message;
}

/** Why something cannot be done. */
export interface Failure {
  /** The sentence, with what it is about before it. */
  readonly error: string;
  /** The message of the library, where it was the library that refused. */
  readonly cause?: Message;
}

/** A message about something. */
export function failure(label: string, cause: Message): Failure {
  return { error: `${label}: ${sentenceOf(cause)}`, cause };
}
