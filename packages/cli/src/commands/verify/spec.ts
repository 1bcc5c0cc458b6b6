import { ONE_BOARD } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { VERIFY_OPTIONS } from './options.js';

export const verify = defineCommand({
  name: 'verify',
  summary: 'check a solution by the rules',
  description:
    'Plays moves by the rules and says whether each is legal, whether they solve the board, how long they are and whether that is shortest. Moves may be one per line or separated by commas, in any notation of the family.',
  arguments: [
    { name: 'board', text: ONE_BOARD, from: 'board', required: true },
    {
      name: 'moves',
      text: 'the moves, or a file with the moves (a saved game, say), or - for standard input',
      from: 'file',
      required: true,
      many: true,
    },
  ],
  // Amounts such as -2.
  dashes: 'numbers',
  options: VERIFY_OPTIONS,
  details: [{ families: ['format', 'goal', 'metric'] }],
  examples: [
    "slidewise verify rush-hour/course-1 'd 1, c -2, b 3'",
    "slidewise verify rush-hour/course-1 'd 1' 'c -2' 'b 3'",
    'slidewise verify board.txt board.txt.sol',
    'slidewise solve --quiet board.txt | slidewise verify board.txt -',
  ],
  exitCodes: {
    0: 'legal, and solves the board',
    1: 'not legal, or does not solve it',
    2: 'bad input or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
