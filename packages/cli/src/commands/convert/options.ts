import { PORTABLE } from '@slidewise/server/answers';
import { METRIC, READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

/** Two texts for planners. */
export const PDDL = { id: 'pddl', summary: 'domain and problem in PDDL, for planners' };

export type ConvertFlags = FlagsOf<typeof CONVERT_OPTIONS>;

export const CONVERT_OPTIONS = [
  {
    name: 'to',
    value: { name: 'format', from: 'format', also: [PORTABLE, PDDL] },
    text: `the text format to write; ${PORTABLE.id} for ${PORTABLE.summary}; ${PDDL.id} for ${PDDL.summary}`,
    required: true,
  },
  ...READ_OPTIONS,
  { ...METRIC, text: `for ${PDDL.id}: what a plan counts (default: the family's first metric)` },
  {
    name: 'out',
    value: { name: 'dir', from: 'file' },
    text: `for ${PDDL.id}: a folder for a domain file and a problem file of each board`,
    conflicts: ['json'],
  },
  { name: 'json', text: 'print one JSON object per board, each on its own line' },
] as const satisfies readonly OptionSpec[];
