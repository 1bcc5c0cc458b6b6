import { ONE_BOARD } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { REVIEW_OPTIONS } from './options.js';

export const review = defineCommand({
  name: 'review',
  summary: 'where a game went wrong',
  description:
    'Reviews a played game, finished or not. It shows the moves to go after every move, which moves lost ground, which were as good or better, and the turning point.',
  arguments: [
    {
      name: 'game',
      text: `a saved game, a link of the web app with moves, or a text with a board and moves. Or a board (${ONE_BOARD}), then moves or a file of moves`,
      from: 'board',
      many: true,
    },
  ],
  // Amounts such as -2.
  dashes: 'numbers',
  options: REVIEW_OPTIONS,
  details: [
    'Small boards are explored as a whole, and all distances are exact. On large ones each position is solved; what is not proved in time is a bound and has no mark.',
    { families: ['format', 'goal', 'metric'] },
  ],
  examples: [
    'slidewise review game.txt',
    "slidewise review rush-hour/course-1 'c -1, d 1, c -1, b 3'",
    'slidewise review game.txt --html review.html',
    'slidewise review board.txt moves.txt --json',
    'slidewise review - < game.txt',
  ],
  exitCodes: {
    0: 'every move was checked',
    1: 'a limit was hit before that, or the board has no solution',
    2: 'bad input or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
