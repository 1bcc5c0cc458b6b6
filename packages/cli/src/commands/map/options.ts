import { MEMORY_LIMIT, METRIC, READ_OPTIONS, SIZES, TIME_LIMIT, TIMES } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type MapFlags = FlagsOf<typeof MAP_OPTIONS>;

/** More boards than that cannot be taken in at a glance. */
const MOST_HARDEST = 1000;

export const MAP_OPTIONS = [
  ...READ_OPTIONS,
  METRIC,
  {
    name: 'hardest',
    value: { name: 'number', parse: upTo(MOST_HARDEST), expected: `a whole number from 1 to ${MOST_HARDEST}` },
    text: 'how many of the positions farthest from the goals are shown',
    default: 1,
  },
  {
    name: 'most',
    value: {
      name: 'positions',
      parse: upTo(2 ** 24),
      expected: 'a whole number from 1 to 16777216',
    },
    text: 'beyond so many positions, map the part near the start, the goals and the shortest ways; one whole shortest way is always in it',
    default: 1_000_000,
  },
  { ...TIME_LIMIT, text: `map a part if the whole takes longer than this: ${TIMES}` },
  { ...MEMORY_LIMIT, text: `map a part before more than this is needed: ${SIZES} (default: half of the memory)` },
  {
    name: 'graph',
    value: { name: 'file', from: 'file' },
    text: 'write the graph into a file: .graphml, .dot, .json, or .csv, which makes two (-nodes.csv, -edges.csv)',
  },
  {
    name: 'html',
    value: { name: 'file.html', from: 'file' },
    text: 'draw the graph on a page that stands alone',
  },
  { name: 'json', text: 'print a JSON object' },
] as const satisfies readonly OptionSpec[];

function upTo(most: number): (text: string) => number | undefined {
  return (text) => {
    const count = Number(text);
    return /^\d+$/.test(text) && count >= 1 && count <= most ? count : undefined;
  };
}
