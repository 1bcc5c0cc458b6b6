import { READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type ShowFlags = FlagsOf<typeof SHOW_OPTIONS>;

/** More pixels than anyone prints; a picture of this side takes a quarter of a gigabyte. */
export const MOST_PIXELS = 8192;

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
  {
    name: 'width',
    value: { name: 'pixels', parse: parseWidth, expected: `a whole number from 16 to ${MOST_PIXELS}` },
    text: 'the width of a PNG (default: twice that of the SVG)',
  },
  { name: 'json', text: 'print one JSON object per board, each on its own line: what there is to see, by cells' },
] as const satisfies readonly OptionSpec[];

function parseWidth(text: string): number | undefined {
  const width = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return width >= 16 && width <= MOST_PIXELS ? width : undefined;
}
