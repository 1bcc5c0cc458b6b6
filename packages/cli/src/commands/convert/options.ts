import { READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

/** Beside the formats of the families: a position as one portable line, which every command takes as a board. */
export const PORTABLE = { id: 'id', summary: 'one portable line that every command takes' };

export type ConvertFlags = FlagsOf<typeof CONVERT_OPTIONS>;

export const CONVERT_OPTIONS = [
  {
    name: 'to',
    value: { name: 'format', from: 'format', also: [PORTABLE] },
    text: `the text format to write; ${PORTABLE.id} for ${PORTABLE.summary}`,
    required: true,
  },
  ...READ_OPTIONS,
  { name: 'json', text: 'print one JSON object per board, each on its own line' },
] as const satisfies readonly OptionSpec[];
