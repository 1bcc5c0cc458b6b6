import { ONE_BOARD } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { IMPROVE_OPTIONS } from './options.js';

export const improve = defineCommand({
  name: 'improve',
  summary: 'make a given solution shorter',
  description:
    'Makes a solution shorter, window by window: for so many moves in a row it looks for the shortest way from the first of their positions to the last. It says how many moves in a row are proved to be shortest.',
  arguments: [
    {
      name: 'game',
      text: `a saved game, a link of the web app with moves, or a text with a board and moves; or a board (${ONE_BOARD}) followed by moves or a file of moves`,
      from: 'board',
      required: true,
      many: true,
    },
  ],
  // Amounts such as -2.
  dashes: 'numbers',
  options: IMPROVE_OPTIONS,
  details: [
    'Windows grow until the time is over, or until all moves together are one. Start and end stay as they are: another solved position may be nearer, which solve can tell. Ctrl-C prints the best moves so far.',
    { families: ['format', 'goal', 'metric'] },
  ],
  examples: [
    "slidewise improve rush-hour/course-1 'c -1, d 1, c -1, b 3'",
    'slidewise improve --time-limit 1m board.txt moves.txt',
    'slidewise solve --quiet board.txt | slidewise improve board.txt -',
  ],
  exitCodes: {
    0: 'done: the moves are shorter, or proved as short as they are',
    1: 'no shorter moves were found before a limit was hit',
    2: 'bad input or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
