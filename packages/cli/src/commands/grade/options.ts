import { LETTERS, LIMIT_OPTIONS, METRIC, READ_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type GradeFlags = FlagsOf<typeof GRADE_OPTIONS>;

export const GRADE_OPTIONS = [
  {
    name: 'boards',
    value: { name: 'path', from: 'board' },
    text: 'the boards: a folder, a file, or a name in the collection; can be given several times',
    required: true,
    repeatable: true,
  },
  ...READ_OPTIONS,
  {
    ...METRIC,
    text: "what the length of a solution counts (default: what the notation of its moves counts, else the family's first metric)",
  },
  LETTERS,
  { name: 'optimal', text: 'only what is shortest is right' },
  { name: 'optimum', negated: true, text: 'do not look for the shortest solutions', conflicts: ['optimal'] },
  ...LIMIT_OPTIONS,
  {
    name: 'roster',
    value: { name: 'file', from: 'file' },
    text: 'the students of the class, a line of comma-separated values for each',
  },
  {
    name: 'by',
    value: { name: 'what', choices: ['file', 'student'] },
    text: 'what there is a row for (default: "file"; the table for people has both)',
  },
  { name: 'csv', text: 'print comma-separated values, one line per file or student', conflicts: ['json'] },
  { name: 'json', text: 'print one JSON object per file or student, each on its own line' },
] as const satisfies readonly OptionSpec[];
