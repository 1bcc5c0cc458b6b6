import { LIMIT_OPTIONS, METRIC, parseWhole, READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type MeasureFlags = FlagsOf<typeof MEASURE_OPTIONS>;

export const MEASURE_OPTIONS = [
  ...READ_OPTIONS,
  METRIC,
  {
    name: 'moves',
    value: { name: 'moves' },
    text: 'play these moves first, and show how many they are',
  },
  { name: 'neighbors', text: 'also list the boards that are one move away' },
  {
    name: 'heuristic',
    value: { name: 'id', from: 'heuristic' },
    text: 'only this heuristic, or ./FILE.mjs with one of your own; can be given several times',
    repeatable: true,
  },
  {
    name: 'check',
    text: 'whether heuristics are admissible and consistent on all boards that can be reached, or the counterexample nearest to a goal',
    conflicts: ['optimum', 'moves', 'neighbors'],
  },
  {
    name: 'distances',
    text: 'how far heuristics come of the true distance, over all boards that can be reached',
    conflicts: ['check', 'optimum', 'moves', 'neighbors', 'json'],
  },
  {
    name: 'html',
    value: { name: 'file.html', from: 'file', optional: true },
    text: 'a page with plots of heuristics against the true distance (--distances), into a file or to standard output',
    conflicts: ['check', 'optimum', 'moves', 'neighbors', 'csv', 'json'],
  },
  {
    name: 'most',
    value: { name: 'positions', parse: parseWhole(1), expected: 'a whole number from 1 up' },
    text: 'for --check and --distances: leave out boards from which more positions than this can be reached (default: 1000000)',
  },
  { name: 'optimum', text: 'solve the boards, too, and add the shortest length' },
  { name: 'tables', text: 'also build large tables that are missing, which may take minutes' },
  ...LIMIT_OPTIONS,
  {
    name: 'csv',
    text: 'print comma-separated values, one line per board; with --distances, one per heuristic and distance',
    conflicts: ['json'],
  },
  { name: 'json', text: 'print one JSON object per board, each on its own line' },
] as const satisfies readonly OptionSpec[];
