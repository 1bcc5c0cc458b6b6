import { LETTERS, LIMIT_OPTIONS, READ_OPTIONS, SEARCH_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

export type SolveFlags = FlagsOf<typeof SOLVE_OPTIONS>;

export const SOLVE_OPTIONS = [
  ...READ_OPTIONS,
  ...SEARCH_OPTIONS,
  ...LIMIT_OPTIONS,
  LETTERS,
  { name: 'json', text: 'print one JSON object per board, each on its own line', conflicts: ['quiet', 'steps'] },
  { name: 'quiet', text: 'print only the moves, one line per board', conflicts: ['steps'] },
  { name: 'steps', text: 'draw the board after every move' },
] as const satisfies readonly OptionSpec[];
