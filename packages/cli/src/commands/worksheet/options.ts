import { LIMIT_OPTIONS, METRIC, parseWhole, READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type WorksheetFlags = FlagsOf<typeof WORKSHEET_OPTIONS>;

/** What there is to do, in the order of the pages. */
export const EXERCISES = ['expansions', 'values', 'admissible', 'shortest'] as const;

const MOST_COPIES = 1000;

export const WORKSHEET_OPTIONS = [
  ...READ_OPTIONS,
  METRIC,
  {
    name: 'exercise',
    value: { name: 'kind', choices: EXERCISES },
    text: 'only this exercise; can be given several times (default: all)',
    repeatable: true,
  },
  { name: 'algorithm', value: { name: 'id', from: 'ranked-algorithm' }, text: 'which search', default: 'astar' },
  {
    name: 'heuristic',
    value: { name: 'id', from: 'heuristic' },
    text: 'what guides the search (default: depends on the metric)',
  },
  {
    name: 'copies',
    value: {
      name: 'number',
      parse: (text: string) => parseCopies(text),
      expected: `a whole number from 1 to ${MOST_COPIES}`,
    },
    text: 'so many worksheets, each with a board of its own',
    conflicts: ['class'],
  },
  {
    name: 'class',
    value: { name: 'roster.csv', from: 'file' },
    text: 'a worksheet for each student of a list, with a board of their own',
  },
  {
    name: 'seed',
    value: { name: 'number', parse: parseWhole(0), expected: 'a whole number such as 7' },
    text: 'for --copies and --class: other boards (default: 1)',
  },
  { name: 'title', value: { name: 'text' }, text: 'what stands over the pages', default: 'Exercises' },
  { name: 'answers', text: 'the answers, too, on pages of their own' },
  { name: 'paper', value: { name: 'size', choices: ['a4', 'letter'] }, text: 'the size of the paper', default: 'a4' },
  { name: 'plain', text: 'draw flat pieces, which take less ink' },
  {
    name: 'html',
    value: { name: 'file.html', from: 'file', optional: true },
    text: 'a page to print, into a file or to standard output (the default)',
    conflicts: ['pdf'],
  },
  { name: 'pdf', value: { name: 'file.pdf', from: 'file', optional: true }, text: 'a PDF, likewise' },
  ...LIMIT_OPTIONS,
] as const satisfies readonly OptionSpec[];

function parseCopies(text: string): number | undefined {
  const copies = Number(text);
  return /^\d{1,4}$/.test(text) && copies >= 1 && copies <= MOST_COPIES ? copies : undefined;
}
