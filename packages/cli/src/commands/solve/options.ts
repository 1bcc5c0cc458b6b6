import { A_NUMBER_OF_THREADS, LETTERS, LIMIT_OPTIONS, READ_OPTIONS, SEARCH_OPTIONS } from '../../usage/options.js';
import type { FlagsOf, OptionSpec } from '../../usage/spec.js';

function parseName(text: string): string | undefined {
  return text === '' ? undefined : text;
}

export type SolveFlags = FlagsOf<typeof SOLVE_OPTIONS>;

export const SOLVE_OPTIONS = [
  ...READ_OPTIONS,
  ...SEARCH_OPTIONS,
  ...LIMIT_OPTIONS,
  LETTERS,
  {
    name: 'checkpoint',
    value: { name: 'file', from: 'file', parse: parseName, expected: 'the name of a file' },
    text: 'save the progress of IDA* with pattern databases on one board, and resume from it if the file exists; removed when the search is over',
  },
  {
    name: 'threads',
    value: A_NUMBER_OF_THREADS,
    text: 'how many threads a long search by IDA* with pattern databases may use; the answer is the same (default: one for each core)',
  },
  { name: 'json', text: 'print one JSON object per board, each on its own line', conflicts: ['quiet', 'steps'] },
  { name: 'quiet', text: 'print only the moves, one line per board', conflicts: ['steps'] },
  { name: 'steps', text: 'draw the board after every move' },
] as const satisfies readonly OptionSpec[];
