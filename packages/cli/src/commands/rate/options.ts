import { MEMORY_LIMIT, METRIC, READ_OPTIONS, TIME_LIMIT, TIMES } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type RateFlags = FlagsOf<typeof RATE_OPTIONS>;

export const RATE_OPTIONS = [
  ...READ_OPTIONS,
  {
    ...METRIC,
    text: "what moves are counted in, for all but the shortest lengths (default: the family's first metric)",
  },
  {
    name: 'positions',
    value: { name: 'number', parse: parseCount, expected: 'a whole number from 1 up' },
    text: 'explore components of up to this many positions (default: 1000000)',
  },
  { ...TIME_LIMIT, text: `end with what is known of a board after this long: ${TIMES} (default: 1m)` },
  MEMORY_LIMIT,
  {
    name: 'sort',
    value: { name: 'by', choices: ['score', 'length', 'name'] },
    text: 'the order of the boards: by score or length, the easiest first, or by name (default: as they are given)',
  },
  { name: 'each', text: 'a report of each board, also where there are several', conflicts: ['json', 'html'] },
  { name: 'json', text: 'print one JSON object per board, each on its own line', conflicts: ['html'] },
  {
    name: 'html',
    value: { name: 'file.html', from: 'file', optional: true },
    text: 'write a page with pictures and profiles, into a file or to standard output',
  },
] as const satisfies readonly OptionSpec[];

function parseCount(text: string): number | undefined {
  const count = /^[\d,_]+$/.test(text) ? Number(text.replace(/[,_]/g, '')) : Number.NaN;
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}
