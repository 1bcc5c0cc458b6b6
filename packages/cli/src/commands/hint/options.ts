import { LIMIT_OPTIONS, METRIC, READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type HintFlags = FlagsOf<typeof HINT_OPTIONS>;

export const HINT_OPTIONS = [
  ...READ_OPTIONS,
  METRIC,
  ...LIMIT_OPTIONS,
  { name: 'json', text: 'print a JSON object' },
] as const satisfies readonly OptionSpec[];
