import { ONE_BOARD } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { HINT_OPTIONS } from './options.js';

export const hint = defineCommand({
  name: 'hint',
  summary: 'show the next best move',
  description: 'Shows the first move of a shortest solution, and how many moves are left after it.',
  arguments: [{ name: 'board', text: ONE_BOARD, from: 'board', required: true }],
  options: HINT_OPTIONS,
  details: [{ families: ['format', 'goal', 'metric'] }],
  examples: [
    'slidewise hint rush-hour/jam-12',
    'slidewise hint --metric steps board.txt',
    "echo '...b../...b../aa.b.d/..cccd/....../......' | slidewise hint -",
  ],
  exitCodes: {
    0: 'there is a move, or nothing is left to do',
    1: 'unsolvable or given up',
    2: 'bad input or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
