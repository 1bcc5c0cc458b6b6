import {
  aBoolean,
  aScene,
  assertArguments,
  aText,
  listOf,
  objectWith,
  oneOf,
  optional,
} from '@slidewise/core/checking';
import { hashOf } from '@slidewise/core/internals';
import { type BodyPage, footed, titledPage } from '../frame.js';
import { PAPERS } from '../sheet.js';
import { placeExercise } from './exercises.js';
import type { Worksheet, WorksheetOptions } from './worksheet.js';

const someWorksheets = listOf(
  objectWith({
    title: aText,
    student: optional(aText),
    scene: aScene,
    exercises: listOf(objectWith({ kind: oneOf(['expansions', 'values', 'heuristics', 'shortest']) })),
  }),
);
const someOptions = objectWith({
  title: aText,
  paper: optional(oneOf(Object.keys(PAPERS))),
  answers: optional(aBoolean),
  plain: optional(aBoolean),
});

/** Exercises to print: each page as an SVG in millimetres; the answers to all of them on pages of their own, at the end. */
export function worksheetPages(worksheets: readonly Worksheet[], options: WorksheetOptions): string[] {
  assertArguments(['worksheets', worksheets, someWorksheets], ['options', options, someOptions]);
  const tasks = worksheets.flatMap((worksheet) => pagesOf(worksheet, options, false));
  const answers = options.answers ? worksheets.flatMap((worksheet) => pagesOf(worksheet, options, true)) : [];
  const pages = [...tasks, ...answers];
  return pages.map((page, i) => footed(page, i + 1, pages.length));
}

function pagesOf(worksheet: Worksheet, { title, paper = 'a4', plain = false }: WorksheetOptions, isKey: boolean) {
  const { student } = worksheet;
  const code = (hashOf(JSON.stringify(worksheet)) & 0xffff).toString(16).toUpperCase().padStart(4, '0');
  const name = student ?? (isKey ? '' : 'Name ______________________');
  return worksheet.exercises.map((exercise, i): BodyPage => {
    const heading = isKey ? `${title}: answers` : title;
    const right = [name, `Sheet ${code}.${i + 1}`].filter((text) => text !== '');
    const page = titledPage(paper, heading, worksheet.title, right);
    placeExercise(page, worksheet, exercise, { isKey, plain });
    return { page, label: `${heading}, ${worksheet.title}, exercise ${i + 1}`, note: '' };
  });
}
