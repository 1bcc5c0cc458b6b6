import { BOARDS } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { COMPARE_OPTIONS } from './options.js';

export const compare = defineCommand({
  name: 'compare',
  summary: 'run all algorithms and heuristics on the same boards',
  description:
    "Solves each board with every algorithm, the family's own included, and every heuristic, and shows side by side the positions expanded, generated and stored, time, length, and proofs.",
  arguments: [{ name: 'board', text: BOARDS, from: 'board', many: true }],
  options: COMPARE_OPTIONS,
  details: [
    'Times do not include building tables; those below 200 ms are the shortest of three.',
    { families: ['format', 'goal', 'metric', 'heuristic', 'algorithm'] },
  ],
  examples: [
    'slidewise compare rush-hour/course-1',
    'slidewise compare tiles/3x3-easy --heuristic hamming --heuristic max',
    'slidewise compare bricks/teach-1 --algorithm bfs --algorithm astar --json',
    'slidewise compare --html runs.html rush-hour/jam-12 rush-hour/jam-40',
    'slidewise compare tiles/3x2-easy tiles/3x2-medium --count stored',
    'slidewise compare --time-limit 30s --metric steps board.txt',
  ],
  exitCodes: {
    0: 'every board was solved by some run',
    1: 'some board was not',
    2: 'bad input or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
