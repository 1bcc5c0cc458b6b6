import { ONE_BOARD } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { TRACE_OPTIONS } from './options.js';

export const trace = defineCommand({
  name: 'trace',
  summary: 'what a search does, a line for each event',
  description:
    'Prints the log of a search with an open list: each board that it takes, and its successors: new, known, or reached by a cheaper path. With --against it compares the log of a program with that, and prints the first line that differs.',
  arguments: [{ name: 'board', text: ONE_BOARD, from: 'board', required: true }],
  options: TRACE_OPTIONS,
  details: [
    'A line is an event, f=, g= and h=, the move behind by=, and the board, with / between rows. take: the board is taken from the open list. new, known, better: a successor of the board that was taken last enters the open list, was met before, or was met before by a costlier path. Lines of other programs may leave out numbers, moves, and whole kinds of events; then these are not compared.',
    { families: ['format', 'goal', 'metric', 'heuristic'] },
    { rankedAlgorithms: true },
  ],
  examples: [
    'slidewise trace rush-hour/course-1 --heuristic direct --expansions 3',
    'slidewise trace tiles/3x3-easy --algorithm ucs --ties fifo --events take',
    'slidewise trace rush-hour/course-1 --against student.log',
  ],
  exitCodes: {
    0: 'printed, or the log is as expected',
    1: 'the log differs, or the board was not solved',
    2: 'bad input or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
