import { LIMIT_OPTIONS, METRIC, READ_OPTIONS, WEIGHT } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type SolveFlags = FlagsOf<typeof SOLVE_OPTIONS>;

export const SOLVE_OPTIONS = [
  ...READ_OPTIONS,
  METRIC,
  {
    name: 'algorithm',
    value: { name: 'id', from: 'algorithm' },
    text: 'how to search (default: the fastest way with a proof)',
  },
  {
    name: 'heuristic',
    value: { name: 'id', from: 'heuristic' },
    text: 'what guides the search, for algorithms that use one',
  },
  {
    name: 'tie-break',
    value: { name: 'id', from: 'metric' },
    text: 'of the shortest solutions, find one that is also shortest in this metric',
  },
  WEIGHT,
  ...LIMIT_OPTIONS,
  {
    name: 'letters',
    value: { name: 'id', from: 'letters' },
    text: 'what the letters of moves mean, where a family has several conventions',
  },
  { name: 'json', text: 'print one JSON object per board, each on its own line', conflicts: ['quiet', 'steps'] },
  { name: 'quiet', text: 'print only the moves, one line per board', conflicts: ['steps'] },
  { name: 'steps', text: 'draw the board after every move' },
] as const satisfies readonly OptionSpec[];
