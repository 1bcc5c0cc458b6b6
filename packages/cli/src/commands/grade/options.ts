import { parseBand, parseShare } from '@slidewise/classroom/bands';
import { parseBytes, parseMilliseconds } from '../../terminal/units.js';
import { LETTERS, LIMIT_OPTIONS, METRIC, parseWhole, READ_OPTIONS, SIZES, TIMES } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type GradeFlags = FlagsOf<typeof GRADE_OPTIONS>;

const BAND = {
  name: 'count',
  parse: parseBand,
  expected: 'a count such as 270, or a band such as 200-300',
} as const;

export const GRADE_OPTIONS = [
  {
    name: 'boards',
    value: { name: 'path', from: 'board' },
    text: 'the boards: a folder, a file, or a name in the collection; can be given several times; required without --run',
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
    name: 'run',
    value: { name: 'command' },
    text: 'grade a program: start this command on each board in the arguments; can be given several times',
    repeatable: true,
    conflicts: ['boards'],
  },
  {
    name: 'course',
    value: { name: 'name', choices: ['rh', 'prog', 'sbp', 'rushhour', 'tiles'] },
    text: 'the assignment of the program: what it is given, and what it prints',
  },
  {
    name: 'run-time',
    value: { name: 'time', parse: parseMilliseconds, expected: `a positive number such as ${TIMES}` },
    text: `stop a program after this long on a board: ${TIMES} (default: 10s)`,
  },
  {
    name: 'run-memory',
    value: { name: 'size', parse: parseBytes, expected: `a positive number such as ${SIZES}` },
    text: `stop a program whose processes take more memory together, where the system tells: ${SIZES} (default: 2g)`,
  },
  {
    name: 'expanded',
    value: BAND,
    text: 'how many expanded boards a program or file should say: a count, or a band',
  },
  { name: 'generated', value: BAND, text: 'the same for generated boards' },
  {
    name: 'reference',
    value: { name: 'algorithm/heuristic' },
    text: 'what this search counts on the board should be said, such as astar/manhattan; can be given several times for a band',
    repeatable: true,
  },
  {
    name: 'orders',
    value: { name: 'number', parse: parseWhole(0), expected: 'a whole number such as 10' },
    text: 'search in so many shuffled orders of ties and successors, too, for the band of --reference',
  },
  {
    name: 'within',
    value: { name: 'percent', parse: parseShare, expected: 'a percentage from 0 to 100 such as 10%' },
    text: 'how far a count may be from these (default: 0%)',
  },
  {
    name: 'roster',
    value: { name: 'file', from: 'file' },
    text: 'the students of the class, a line of comma-separated values for each',
  },
  {
    name: 'personal',
    text: 'each board is only for the student of --roster whose name its file has, as slidewise classroom boards makes them',
  },
  {
    name: 'by',
    value: { name: 'what', choices: ['file', 'student'] },
    text: 'what there is a row for (default: "file"; the table for people has both)',
  },
  {
    name: 'points',
    value: { name: 'list' },
    text: 'give points for each part of a board: legal=1,solved=2,shortest=3,counts=1,time=1',
  },
  {
    name: 'rubric',
    value: { name: 'file', from: 'file' },
    text: 'points from a file, and what they are given for: {"legal":1,"solved":2,"shortest":3}',
    conflicts: ['points'],
  },
  {
    name: 'report',
    value: { name: 'platform', choices: ['gradescope', 'gradebook'] },
    text: 'print what a platform takes: gradescope for the results.json of one submission, gradebook for the lines of --roster with points (default points: legal=1,solved=2,shortest=3)',
    conflicts: ['csv', 'json', 'by'],
  },
  { name: 'csv', text: 'print comma-separated values, one line per file or student', conflicts: ['json'] },
  { name: 'json', text: 'print one JSON object per file or student, each on its own line' },
] as const satisfies readonly OptionSpec[];
