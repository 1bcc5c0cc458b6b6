import { assertArguments, aText, listOf, objectWith, optional } from '@slidewise/core/checking';
import { titleOf } from '@slidewise/core/text';
import type { CollectionRating } from './collection-rating.js';

/** What a board of a collection is called. */
export type NamedBoard = Pick<CollectionRating, 'name' | 'title' | 'chinese'>;

const aNamedBoard = objectWith({ name: aText, title: optional(aText), chinese: optional(listOf(aText)) });

/** True if a part of one of the board's names is this text: in capitals or not, with or without marks between the words. */
export function hasNamePart(board: NamedBoard, text: string): boolean {
  assertArguments(['board', board, aNamedBoard], ['text', text, aText]);
  const part = plain(text);
  return part !== '' && namesOf(board).some((name) => plain(name).includes(part));
}

/** True if this text is the title of the board or one of its names in Chinese, likewise. */
export function isCalled(board: NamedBoard, text: string): boolean {
  assertArguments(['board', board, aNamedBoard], ['text', text, aText]);
  const whole = plain(text);
  return namesOf(board).some((name) => plain(name) === whole);
}

function namesOf({ name, title = titleOf(name), chinese = [] }: NamedBoard): readonly string[] {
  return [name, title, ...chinese];
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
