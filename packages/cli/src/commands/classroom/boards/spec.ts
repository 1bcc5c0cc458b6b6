import { defineCommand } from '../../../usage/spec.js';
import { BOARDS_OPTIONS } from './options.js';

export const boards = defineCommand({
  name: 'boards',
  summary: 'a board of its own for each student, all equally hard',
  description:
    'Makes a different board for each student of a class. All shortest solutions have exactly the same length, which is proved, and the expansions of a stated search are within one band. slidewise grade --personal takes the boards as they are.',
  options: BOARDS_OPTIONS,
  details: [
    'The band lies around the median of some 45 boards that follow from the seed. A board follows from the seed and the first two cells of its student, so that others can join the class or leave it. Where two would get the same board, the one further down gets another, but whoever stands in the key.json of an earlier run keeps the board of that run.',
    'Nothing is written if a board is missing at the end, after --time-limit, or after Ctrl-C.',
    { families: ['format', 'metric', 'heuristic', 'algorithm'] },
  ],
  examples: [
    'slidewise classroom boards --class c.csv --moves 12 --seed 1 --out own',
    'slidewise grade in --boards own/boards --personal --roster c.csv',
  ],
  exitCodes: {
    0: 'written',
    1: 'so many boards could not be made',
    2: 'bad input or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
