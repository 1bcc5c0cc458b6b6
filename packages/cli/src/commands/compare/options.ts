import {
  MEMORY_LIMIT,
  METRIC,
  parseWhole,
  READ_OPTIONS,
  SEARCH_ANYWAY,
  SETTINGS_BUT_TIES,
  TIES,
  TIME_LIMIT,
  TIMES,
  WEIGHT,
} from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type CompareFlags = FlagsOf<typeof COMPARE_OPTIONS>;

export const COMPARE_OPTIONS = [
  ...READ_OPTIONS,
  METRIC,
  {
    name: 'algorithm',
    value: { name: 'id', from: 'algorithm' },
    text: 'only this algorithm; can be given several times',
    repeatable: true,
  },
  {
    name: 'heuristic',
    value: { name: 'id', from: 'heuristic' },
    text: 'only this heuristic, or ./FILE.mjs with one of your own; can be given several times',
    repeatable: true,
  },
  { name: 'tables', text: 'also build large tables that are missing, which may take minutes and is not counted' },
  WEIGHT,
  ...SETTINGS_BUT_TIES,
  {
    ...TIES,
    value: { name: 'how', choices: [...TIES.value.choices, 'any'] },
    text: `${TIES.text}; or any: bands of counts and lengths over many orders that a text allows`,
  },
  {
    name: 'orders',
    value: { name: 'number', parse: parseWhole(0), expected: 'a whole number such as 10' },
    text: 'for --ties any, how many shuffled orders of boards, and of successors, are tried (default: 10)',
  },
  SEARCH_ANYWAY,
  { ...TIME_LIMIT, text: `give up on a run after this long: ${TIMES} (default: 5s)` },
  MEMORY_LIMIT,
  {
    name: 'count',
    value: { name: 'what', choices: ['expanded', 'generated', 'stored'] },
    text: 'what to compare where there is room for only one count (default: expanded)',
    conflicts: ['csv', 'json'],
  },
  {
    name: 'each',
    text: 'a table for each board, also where there are more than four',
    conflicts: ['csv', 'json', 'html'],
  },
  { name: 'csv', text: 'print comma-separated values, one line per run', conflicts: ['json', 'html'] },
  { name: 'json', text: 'print one JSON object per run, each on its own line', conflicts: ['html'] },
  {
    name: 'html',
    value: { name: 'file.html', from: 'file', optional: true },
    text: 'write a page with tables and plots, into a file or to standard output',
  },
] as const satisfies readonly OptionSpec[];
