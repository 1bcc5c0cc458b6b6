import { LIMIT_OPTIONS, READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type SheetFlags = FlagsOf<typeof SHEET_OPTIONS>;

const MOST_COLUMNS = 3;

export const SHEET_OPTIONS = [
  ...READ_OPTIONS,
  { name: 'title', value: { name: 'text' }, text: 'what stands over the boards (default: the name of the family)' },
  {
    name: 'boards',
    value: { name: 'number', choices: ['1', '2', '4', '6'] },
    text: 'how many boards are on a page (default: as many as there are, up to 6)',
  },
  {
    name: 'columns',
    value: { name: 'number', parse: parseColumns, expected: `a whole number from 1 to ${MOST_COLUMNS}` },
    text: 'in how many columns (default: 2, or 1 for up to two boards)',
  },
  { name: 'answers', text: 'solve the boards, and put the solutions on pages of their own' },
  { name: 'paper', value: { name: 'size', choices: ['a4', 'letter'] }, text: 'the size of the paper', default: 'a4' },
  { name: 'plain', text: 'draw flat pieces, which take less ink' },
  {
    name: 'base-url',
    value: { name: 'url', parse: parseBase, expected: 'an address such as https://example.org/' },
    text: 'where the web app is: each board gets a QR code that opens it there',
  },
  {
    name: 'html',
    value: { name: 'file.html', from: 'file', optional: true },
    text: 'a page to print, into a file or to standard output (the default)',
    conflicts: ['pdf'],
  },
  { name: 'pdf', value: { name: 'file.pdf', from: 'file', optional: true }, text: 'a PDF, likewise' },
  ...LIMIT_OPTIONS,
] as const satisfies readonly OptionSpec[];

function parseColumns(text: string): number | undefined {
  const columns = /^\d$/.test(text) ? Number(text) : 0;
  return columns >= 1 && columns <= MOST_COLUMNS ? columns : undefined;
}

/** The address without what stands behind a `#`. */
function parseBase(text: string): string | undefined {
  const [base = ''] = text.split('#', 1);
  return /^https?:\/\/[^\s/]+/i.test(base) && URL.canParse(base) ? base : undefined;
}
