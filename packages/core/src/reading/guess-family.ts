import { assertArguments, aText } from '../check.js';
import { someReadOptions } from '../contract/checking/family-checks.js';
import type { Family } from '../contract/family.js';
import type { ReadOptions } from '../contract/text.js';
import { families } from '../families.js';
import { guessAmong } from './guess-among.js';

/**
 * The family that a text looks most like. A family without the given format yields to one with it; a family without the given goal yields
 * to one that has it and can read the text.
 */
export function guessFamily(text: string, options: ReadOptions = {}): Family {
  assertArguments(['text', text, aText], ['options', options, someReadOptions]);
  return guessAmong(families, text, options);
}
