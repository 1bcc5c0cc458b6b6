import { madeLevels } from '@slidewise/lab/generate';
import { A_COUNT } from '../../runs/options.js';
import { METRIC, parseSize, TIME_LIMIT, TIMES } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';
import { parseList, parseNumbers, parseRange, parseSeed } from './values.js';

export type GenerateFlags = FlagsOf<typeof GENERATE_OPTIONS>;

const RANGE = 'a number such as 20, or a range such as 20..25, 20.. or ..25';

export const GENERATE_OPTIONS = [
  {
    name: 'moves',
    value: { name: 'range', parse: parseRange, expected: RANGE },
    text: 'the length of the shortest solution: 20, or 20..25, where short ones are found first (default: as hard as a short breeding makes it)',
  },
  METRIC,
  {
    name: 'count',
    value: { name: 'number', ...A_COUNT },
    text: 'how many boards; no two are alike, also up to names and mirror images',
    default: 1,
  },
  { name: 'spread', text: 'spread the boards evenly over the range, in order: the shortest first' },
  {
    name: 'seed',
    value: { name: 'number', parse: parseSeed, expected: 'a whole number of up to 15 digits' },
    text: 'the same seed and options make the same boards everywhere',
    default: 1,
  },
  {
    name: 'size',
    value: { name: 'WxH', parse: parseSize, expected: 'a size such as 6x6' },
    text: "the size of the boards (default: the family's usual size)",
  },
  {
    name: 'pieces',
    value: { name: 'range', parse: parseRange, expected: RANGE },
    text: 'how many pieces: 10, or 8..13',
  },
  {
    name: 'walls',
    value: { name: 'range', parse: parseRange, expected: RANGE },
    text: 'how many walls: 1, or 0..2',
  },
  {
    name: 'lengths',
    value: { name: 'list', parse: parseNumbers, expected: 'lengths such as 2,3' },
    text: 'the lengths that pieces may have: 2,3',
  },
  {
    name: 'shapes',
    value: { name: 'list', parse: parseList, expected: 'shapes such as 2x2,1x2' },
    text: 'the shapes that pieces may have: 2x2,4*1x2,1x1',
  },
  {
    name: 'goal',
    value: { name: 'goal', from: 'goal' },
    text: 'what counts as solved: clear or exit for vehicles, cells or place for bricks (default: by family)',
  },
  {
    name: 'minimal',
    text: 'nothing can be taken away without making the solution shorter (default: by family)',
  },
  { name: 'minimal', negated: true, text: 'some of it may be there for nothing' },
  { name: 'hardest', text: 'of each set of pieces the position whose shortest solution is longest' },
  { name: 'level', value: { name: 'name', choices: madeLevels }, text: 'only boards of this level' },
  {
    name: 'format',
    value: { name: 'id', from: 'format' },
    text: 'the text format (default: one that has a board on a line, else ids)',
  },
  { name: 'json', text: 'print one JSON object per board, each on its own line' },
  {
    name: 'out',
    value: { name: 'directory', from: 'file' },
    text: 'write a file for each board, named by its number and length, and print the names; no other board is replaced',
  },
  {
    ...TIME_LIMIT,
    text: `end after this long, with what has been made: ${TIMES} (default: when no board has come for 3 minutes)`,
  },
  {
    name: 'threads',
    value: { name: 'number', ...A_COUNT },
    text: 'how many threads work; the boards are the same (default: one for each core, up to 8)',
  },
] as const satisfies readonly OptionSpec[];
