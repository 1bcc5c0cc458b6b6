import { BOARDS } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { SOLVE_OPTIONS } from './options.js';

export const solve = defineCommand({
  name: 'solve',
  summary: 'find the shortest solution of boards',
  description:
    'Finds the shortest solution of each board, and proves it. A board may be a file, a directory of files, a name in the collection (slidewise list), or - for standard input. A file may hold a board on each line, and FILE:LINE picks one. In a directory, hidden files and files without boards are skipped and counted in a note.',
  arguments: [{ name: 'board', text: BOARDS, from: 'board', required: true, many: true }],
  options: SOLVE_OPTIONS,
  details: [{ families: ['format', 'goal', 'metric', 'heuristic', 'algorithm', 'letters'] }],
  examples: [
    'slidewise solve rush-hour/jam-12',
    'slidewise solve --json rush-hour',
    'slidewise solve --algorithm astar --heuristic indirect --steps board.txt',
    "echo '...b../...b../aa.b.d/..cccd/....../......' | slidewise solve -",
  ],
  exitCodes: { 0: 'all solved', 1: 'some unsolvable or given up', 2: 'bad input or usage', 130: 'interrupted' },
  load: () => import('./run.js'),
});
