import { LIMIT_OPTIONS, METRIC, PICTURE_WIDTH, READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type AnimateFlags = FlagsOf<typeof ANIMATE_OPTIONS>;

export const ANIMATE_OPTIONS = [
  ...READ_OPTIONS,
  METRIC,
  {
    name: 'moves',
    value: { name: 'moves', from: 'file' },
    text: 'animate these moves and solve nothing; @FILE reads them from a file (a saved game, say), - from standard input',
  },
  ...LIMIT_OPTIONS,
  {
    name: 'seconds-per-move',
    value: { name: 'number', parse: parseSeconds, expected: 'a number of seconds from 0.05 to 60' },
    text: 'how long a move takes',
    default: 0.6,
  },
  {
    name: 'svg',
    value: { name: 'file.svg', from: 'file', optional: true },
    text: 'an animated picture, into a file or to standard output (the default)',
    conflicts: ['apng', 'html', 'json'],
  },
  {
    name: 'apng',
    value: { name: 'file.png', from: 'file', optional: true },
    text: 'an animated PNG, which plays in browsers and messages, likewise',
    conflicts: ['html', 'json'],
  },
  { ...PICTURE_WIDTH, text: 'the width of an animated PNG (default: 64 pixels a cell)' },
  {
    name: 'html',
    value: { name: 'file.html', from: 'file', optional: true },
    text: 'a page with buttons and a list of the moves, likewise',
    conflicts: ['json'],
  },
  { name: 'json', text: 'print a JSON object: the scene at the start, and which pieces each move shifts' },
] as const satisfies readonly OptionSpec[];

function parseSeconds(text: string): number | undefined {
  const seconds = Number(text);
  return text.trim() !== '' && seconds >= 0.05 && seconds <= 60 ? seconds : undefined;
}
