import {
  aBoolean,
  aFunction,
  aScene,
  assertArguments,
  aText,
  listOf,
  objectWith,
  oneOf,
  optional,
  wholeNumber,
} from '@slidewise/core/checking';
import { aMotion, hashOf } from '@slidewise/core/internals';
import { answerPages } from './answer-pages.js';
import { boardPages } from './board-pages.js';
import { footed } from './frame.js';
import { BOARDS_A_PAGE, PAPERS, type SheetBoard, type SheetOptions } from './sheet.js';

const someBoards = listOf(
  objectWith({
    title: aText,
    chinese: optional(aText),
    facts: listOf(aText),
    scene: aScene,
    link: optional(aText),
    answer: optional((value, name) => (typeof value === 'string' ? undefined : aMotion(value, name))),
  }),
);
const someOptions = objectWith({
  title: aText,
  boards: optional(oneOf(BOARDS_A_PAGE)),
  columns: optional(wholeNumber(1)),
  paper: optional(oneOf(Object.keys(PAPERS))),
  answers: optional(aBoolean),
  plain: optional(aBoolean),
  words: optional(
    objectWith({
      ...{ name: aText, moves: aText, codes: aText, answers: aText, others: aText },
      ...{ sheet: aFunction, page: aFunction, continued: aFunction, legend: aFunction },
      rules: objectWith({ vehicles: aText, wood: aText, numbers: aText }),
    }),
  ),
});

/** Boards to print: each page as an SVG in millimetres, the answers on pages of their own. */
export function sheetPages(boards: readonly SheetBoard[], options: SheetOptions): string[] {
  assertArguments(['boards', boards, someBoards], ['options', options, someOptions]);
  const code = sheetCode(boards);
  const pages = [...boardPages(boards, options, code), ...(options.answers ? answerPages(boards, options, code) : [])];
  return pages.map((page, i) => footed(page, i + 1, pages.length));
}

/** Four digits, by which a page of answers is found for a sheet. */
function sheetCode(boards: readonly SheetBoard[]): string {
  const scenes = JSON.stringify(boards.map(({ scene }) => scene));
  return (hashOf(scenes) & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}
