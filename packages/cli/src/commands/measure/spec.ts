import { BOARDS } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { MEASURE_OPTIONS } from './options.js';

export const measure = defineCommand({
  name: 'measure',
  summary: 'what every heuristic says of some boards, in one table',
  description:
    "Shows the values of all heuristics of the family on each board, and the family's other figures, such as the inversions of tiles. With --optimum, also the shortest length, which no admissible heuristic exceeds.",
  arguments: [{ name: 'board', text: BOARDS, from: 'board', many: true }],
  options: MEASURE_OPTIONS,
  details: [{ families: ['format', 'goal', 'metric', 'heuristic'] }],
  examples: [
    'slidewise measure tiles/3x3-easy tiles/3x3-medium',
    'slidewise measure rush-hour/course-1 --optimum',
    'slidewise measure rush-hour --csv > heuristics.csv',
    'slidewise measure tiles/3x3-easy --html heuristics.html',
    "echo '2 1 3/5 4 0/6 7 8' | slidewise measure -",
  ],
  exitCodes: {
    0: 'measured',
    1: 'some boards were not solved (--optimum), have too many positions, or show a fault of a heuristic (--check)',
    2: 'bad input or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
