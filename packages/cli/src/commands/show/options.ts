import { PICTURE_WIDTH, READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type ShowFlags = FlagsOf<typeof SHOW_OPTIONS>;

export const SHOW_OPTIONS = [
  ...READ_OPTIONS,
  {
    name: 'svg',
    value: { name: 'file.svg', from: 'file', optional: true },
    text: 'draw an SVG picture, into a file or to standard output; into a directory, one for each board',
  },
  {
    name: 'png',
    value: { name: 'file.png', from: 'file', optional: true },
    text: 'draw a PNG picture, likewise',
  },
  { ...PICTURE_WIDTH, text: 'the width of a PNG (default: twice that of the SVG)' },
  { name: 'json', text: 'print one JSON object per board, each on its own line: what there is to see, by cells' },
] as const satisfies readonly OptionSpec[];
