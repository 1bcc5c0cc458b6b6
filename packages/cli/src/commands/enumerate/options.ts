import { CHUNK, LOG, PREFIX, QUIET, REDIS, THREADS } from '../../runs/options.js';
import { METRIC } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type EnumerateFlags = FlagsOf<typeof ENUMERATE_OPTIONS>;

/** What describes a class of boards: the ids of what families know, each an option of its own. */
export const CLASS_OPTIONS = [
  { name: 'size', value: { name: 'WxH' }, text: 'columns and rows of the boards', required: true },
  { name: 'lengths', value: { name: 'list' }, text: 'the lengths of vehicles: 2,3' },
  { name: 'walls', value: { name: 'range' }, text: 'how many cells are walls: 1, or 0..1' },
  { name: 'shapes', value: { name: 'list' }, text: 'the shapes of the pieces: 2x2,5*1x2,4*1x1' },
  { name: 'row', value: { name: 'number' }, text: 'the row of the target, from 1' },
  {
    name: 'each',
    value: { name: 'what', choices: ['set', 'component'] },
    text: 'what there is a line for, in classes that say so below',
  },
  {
    name: 'diameters',
    text: 'add the greatest distance between two boards of each component, in classes that say so below',
  },
  { ...METRIC, text: 'what the length of a solution counts, in classes that say so below' },
] as const satisfies readonly OptionSpec[];

export const ENUMERATE_OPTIONS = [
  ...CLASS_OPTIONS,
  {
    name: 'count',
    text: 'count all positions of the class by the lengths of their shortest solutions instead, solvable or not',
  },
  THREADS,
  {
    name: 'out',
    value: { name: 'dir', from: 'file' },
    text: 'keep the boards in a directory instead, as a run that can be ended and gone on with; slidewise batch merge writes them',
  },
  { ...CHUNK, text: CHUNK.text.replace('how many boards are', 'with --out, how many parts of the class are') },
  REDIS,
  PREFIX,
  { name: 'json', text: 'print one JSON object per board, each on its own line; with --out, the summary as one' },
  { ...QUIET, text: 'show no progress, and with --out print no summary' },
  { ...LOG, text: `with --out, ${LOG.text}` },
] as const satisfies readonly OptionSpec[];
