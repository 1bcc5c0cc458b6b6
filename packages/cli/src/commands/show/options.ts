import { READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type ShowFlags = FlagsOf<typeof SHOW_OPTIONS>;

export const SHOW_OPTIONS = [
  ...READ_OPTIONS,
  {
    name: 'svg',
    value: { name: 'file.svg', from: 'file', optional: true },
    text: 'draw one board as an SVG picture, into a file or to standard output',
  },
  {
    name: 'png',
    value: { name: 'file.png', from: 'file', optional: true },
    text: 'draw one board as a PNG picture, into a file or to standard output',
    conflicts: ['svg'],
  },
  { name: 'json', text: 'print one JSON object per board, each on its own line: what there is to see, by cells' },
] as const satisfies readonly OptionSpec[];
