import { showCount } from '../../terminal/units.js';
import { METRIC, READ_OPTIONS, SEARCH_ANYWAY, SETTING_OPTIONS, WEIGHT } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type TreeFlags = FlagsOf<typeof TREE_OPTIONS>;

/** Larger trees are not legible. */
const MOST_EXPANSIONS = 10_000;

export const TREE_OPTIONS = [
  ...READ_OPTIONS,
  METRIC,
  { name: 'algorithm', value: { name: 'id', from: 'ranked-algorithm' }, text: 'how to search', default: 'astar' },
  {
    name: 'heuristic',
    value: { name: 'id', from: 'heuristic' },
    text: 'what guides the search, for algorithms that use one, or ./FILE.mjs with one of your own (default: depends on the metric)',
  },
  WEIGHT,
  ...SETTING_OPTIONS,
  SEARCH_ANYWAY,
  {
    name: 'expansions',
    value: {
      name: 'number',
      parse: parseExpansions,
      expected: `a whole number from 1 to ${showCount(MOST_EXPANSIONS)}`,
    },
    text: 'how many nodes are expanded',
    default: 5,
  },
  { name: 'boards', negated: true, text: 'print one line per node, without boards' },
  {
    name: 'svg',
    value: { name: 'file.svg', from: 'file', optional: true },
    text: 'draw a picture, into a file or to standard output',
    conflicts: ['dot', 'json'],
  },
  {
    name: 'dot',
    value: { name: 'file.dot', from: 'file', optional: true },
    text: 'write it for Graphviz, into a file or to standard output',
    conflicts: ['json'],
  },
  {
    name: 'direction',
    value: { name: 'way', choices: ['down', 'right'] },
    text: 'which way a picture grows (default: whichever fits a page better)',
  },
  { name: 'json', text: 'print a JSON object' },
] as const satisfies readonly OptionSpec[];

function parseExpansions(text: string): number | undefined {
  const count = Number(text);
  return /^\d+$/.test(text) && count >= 1 && count <= MOST_EXPANSIONS ? count : undefined;
}
