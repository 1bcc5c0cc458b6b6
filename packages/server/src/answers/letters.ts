import type { Family } from '@slidewise/core/contract';
import { english, type Message } from '@slidewise/core/messages';
import { oneConvention } from './messages.js';

/** Why a convention for the letters of moves cannot be used, if it cannot. */
export function unknownLetters(
  { letters: known = [], title }: Family,
  letters: string | undefined,
): Message | undefined {
  if (letters === undefined || known.some(({ id }) => id === letters)) return undefined;
  return known.length === 0 ? oneConvention({ family: title }) : english.unknownLetters(letters, known);
}
