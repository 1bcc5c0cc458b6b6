import { BOARDS } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { RATE_OPTIONS } from './options.js';

export const rate = defineCommand({
  name: 'rate',
  summary: 'how hard boards are, and why',
  description:
    'Rates boards by the shortest length in every metric, the number of shortest solutions and the choices along them. The cost of wrong turns and the pieces that must move count, too. All this makes a score and a level. One board has a report, several have a table.',
  arguments: [{ name: 'board', text: BOARDS, from: 'board', many: true }],
  options: RATE_OPTIONS,
  details: [
    'The whole part of a score is the length of the shortest solution; the part behind the point tells boards of the same length apart. docs/rating.md explains it.',
    'Means are over all shortest solutions. Where a board has too many positions to explore, what cannot be known is left out, and named.',
    { families: ['format', 'goal', 'metric'] },
  ],
  examples: [
    'slidewise rate rush-hour/jam-20',
    'slidewise rate bricks/klotski --metric steps',
    'slidewise rate rush-hour/jam-07 rush-hour/jam-03 --sort score',
    'slidewise rate rush-hour --json > ratings.jsonl',
    'slidewise rate --html rating.html rush-hour/jam-12 rush-hour/jam-40',
    "echo '2 1 3/5 4 0/6 7 8' | slidewise rate -",
  ],
  exitCodes: {
    0: 'every board was rated',
    1: 'some board has no solution, or none that is proved shortest',
    2: 'bad input or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
