import { LIMIT_OPTIONS, METRIC, READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type PlayFlags = FlagsOf<typeof PLAY_OPTIONS>;

export const PLAY_OPTIONS = [
  { name: 'resume', text: 'continue the last unfinished game, or that of the board' },
  ...READ_OPTIONS,
  METRIC,
  ...LIMIT_OPTIONS,
] as const satisfies readonly OptionSpec[];
