import { levelIds } from '@slidewise/lab/collection';
import { LIMIT_OPTIONS, METRIC } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type ListFlags = FlagsOf<typeof LIST_OPTIONS>;

export const LIST_OPTIONS = [
  { name: 'level', value: { name: 'name', choices: levelIds }, text: 'only the boards of this level' },
  {
    name: 'find',
    value: { name: 'text' },
    text: 'only boards with this in their name or title, or in their name in Chinese',
  },
  { name: 'optimum', text: 'solve the boards again, and show the shortest length of each' },
  METRIC,
  ...LIMIT_OPTIONS,
  { name: 'json', text: 'print one JSON object per board, each on its own line' },
] as const satisfies readonly OptionSpec[];
