import { parseShare } from '@slidewise/classroom/bands';
import { METRIC, parseSize, parseWhole, TIME_LIMIT, TIMES } from '../../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../../usage/spec.js';

export type BoardsFlags = FlagsOf<typeof BOARDS_OPTIONS>;

export const BOARDS_OPTIONS = [
  {
    name: 'class',
    value: { name: 'file', from: 'file' },
    text: 'the students, a line of comma-separated values for each; the first two cells tell them apart',
    required: true,
  },
  {
    name: 'moves',
    value: { name: 'number', parse: parseWhole(1), expected: 'a whole number from 1 up' },
    text: 'the length of every shortest solution',
    required: true,
  },
  {
    name: 'seed',
    value: { name: 'text' },
    text: 'any text, such as the term: the same seed and options give a student the same board',
    required: true,
  },
  {
    name: 'out',
    value: { name: 'directory', from: 'file' },
    text: 'where to write boards/STUDENT.txt, and key.csv and key.json for the teacher',
    required: true,
  },
  { name: 'family', value: { name: 'id', from: 'family' }, text: 'the family of puzzle', default: 'rush-hour' },
  {
    name: 'size',
    value: { name: 'WxH', parse: parseSize, expected: 'a size such as 6x6' },
    text: "the size of the boards (default: the family's usual size)",
  },
  {
    name: 'format',
    value: { name: 'id', from: 'format' },
    text: 'the text format (default: that of the course)',
  },
  {
    name: 'goal',
    value: { name: 'goal', from: 'goal' },
    text: 'what counts as solved, as in generate; the format must be able to say it (default: that of the course)',
  },
  { ...METRIC, text: 'what the length of a solution counts (default: what the course counts)' },
  {
    name: 'algorithm',
    value: { name: 'id', from: 'algorithm' },
    text: 'the algorithm whose expansions are alike',
    default: 'astar',
  },
  {
    name: 'heuristic',
    value: { name: 'id', from: 'heuristic' },
    text: 'its heuristic (default: indirect for vehicles, manhattan for tiles and bricks)',
  },
  {
    name: 'within',
    value: { name: 'percent', parse: parseShare, expected: 'a percentage from 0 to 100 such as 10%' },
    text: 'how far expansions may be from the median of a sample (default: 10%)',
  },
  { ...TIME_LIMIT, text: `give up after this long: ${TIMES}` },
] as const satisfies readonly OptionSpec[];
