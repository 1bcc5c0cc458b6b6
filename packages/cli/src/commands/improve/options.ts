import { MEMORY_LIMIT, METRIC, parseWhole, READ_OPTIONS, SIZES, TIME_LIMIT, TIMES } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type ImproveFlags = FlagsOf<typeof IMPROVE_OPTIONS>;

export const IMPROVE_OPTIONS = [
  ...READ_OPTIONS,
  { ...METRIC, text: "what lengths count (default: what the moves count, or the family's first metric)" },
  {
    name: 'window',
    value: { name: 'number', parse: parseWhole(1), expected: 'a whole number such as 24' },
    text: 'end once no so many moves in a row can be replaced by shorter ones (default: all moves)',
  },
  { ...TIME_LIMIT, text: `end with the best moves so far after this long: ${TIMES} (default: 10s)` },
  { ...MEMORY_LIMIT, text: `end when the search of a window needs more than this: ${SIZES} (default: 256m)` },
  { name: 'quiet', short: 'q', text: 'print the moves only' },
  { name: 'json', text: 'print a JSON object', conflicts: ['quiet'] },
] as const satisfies readonly OptionSpec[];
