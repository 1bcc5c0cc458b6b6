import { MEMORY_LIMIT, METRIC, READ_OPTIONS, TIME_LIMIT, TIMES } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type ReviewFlags = FlagsOf<typeof REVIEW_OPTIONS>;

export const REVIEW_OPTIONS = [
  ...READ_OPTIONS,
  { ...METRIC, text: "what lengths count (default: what the game counts, or the family's first metric)" },
  { ...TIME_LIMIT, text: `end with what is known after this long: ${TIMES} (default: 1m)` },
  MEMORY_LIMIT,
  { name: 'json', text: 'print a JSON object', conflicts: ['html'] },
  {
    name: 'html',
    value: { name: 'file.html', from: 'file', optional: true },
    text: 'write a page on which to go through the game, into a file or to standard output',
  },
] as const satisfies readonly OptionSpec[];
