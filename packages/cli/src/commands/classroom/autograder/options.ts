import { parseBytes, parseMilliseconds } from '../../../terminal/units.js';
import { LIMIT_OPTIONS, READ_OPTIONS, SIZES, TIMES } from '../../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../../usage/spec.js';

export type AutograderFlags = FlagsOf<typeof AUTOGRADER_OPTIONS>;

export const AUTOGRADER_OPTIONS = [
  ...READ_OPTIONS,
  {
    name: 'course',
    value: { name: 'name', choices: ['rh', 'prog', 'sbp', 'rushhour', 'tiles'] },
    text: 'grade programs of this assignment (default: files of moves)',
  },
  { name: 'run', value: { name: 'command' }, text: 'how the program is started (default: as the assignment has it)' },
  {
    name: 'build',
    value: { name: 'command' },
    text: 'how it is built, true for not at all (default: by the language of the assignment)',
  },
  {
    name: 'run-time',
    value: { name: 'time', parse: parseMilliseconds, expected: `a positive number such as ${TIMES}` },
    text: `stop a program after this long on a board: ${TIMES} (default: 10s)`,
  },
  {
    name: 'run-memory',
    value: { name: 'size', parse: parseBytes, expected: `a positive number such as ${SIZES}` },
    text: `stop a program whose processes take more memory together: ${SIZES} (default: 2g)`,
  },
  {
    name: 'points',
    value: { name: 'list' },
    text: 'points for each part of a board (default: legal=1,solved=2,shortest=3)',
  },
  {
    name: 'rubric',
    value: { name: 'file', from: 'file' },
    text: 'the rubric, as slidewise grade takes it',
    conflicts: ['points'],
  },
  ...LIMIT_OPTIONS,
] as const satisfies readonly OptionSpec[];
