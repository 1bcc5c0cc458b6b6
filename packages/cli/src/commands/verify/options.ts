import { LETTERS, LIMIT_OPTIONS, METRIC, READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type VerifyFlags = FlagsOf<typeof VERIFY_OPTIONS>;

export const VERIFY_OPTIONS = [
  ...READ_OPTIONS,
  { ...METRIC, text: 'count the length in this metric only (default: in every metric)' },
  LETTERS,
  { name: 'optimum', negated: true, text: 'do not look for the shortest solution' },
  ...LIMIT_OPTIONS,
  { name: 'json', text: 'print a JSON object' },
] as const satisfies readonly OptionSpec[];
