import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type DailyFlags = FlagsOf<typeof DAILY_OPTIONS>;

export const DAILY_OPTIONS = [
  { name: 'date', value: { name: 'date' }, text: 'the day, such as 2026-11-18 (default: today)' },
  {
    name: 'family',
    value: { name: 'id', from: 'family' },
    text: 'only the board of this family (default: all; the first one to play)',
  },
  { name: 'play', text: 'play the board on the terminal' },
  { name: 'json', text: 'print one JSON object per board, each on its own line', conflicts: ['play'] },
] as const satisfies readonly OptionSpec[];
