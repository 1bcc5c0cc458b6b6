import { ONE_BOARD } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { MAP_OPTIONS } from './options.js';

export const map = defineCommand({
  name: 'map',
  summary: 'map all positions that can be reached',
  description:
    'Explores every position that can be reached from a board, and reports their number, their distances from start and goals, the hardest ones, and the structure of the whole. The graph can be written for other programs, and drawn on a page.',
  arguments: [{ name: 'board', text: ONE_BOARD, from: 'board', required: true }],
  options: MAP_OPTIONS,
  details: [
    'Positions that differ by identical pieces only are one. Where there are more positions than --most, the map is a part, and says so: the whole has at least its counts, and at most its distances.',
    { families: ['format', 'goal', 'metric'] },
  ],
  examples: [
    'slidewise map rush-hour/course-1',
    'slidewise map bricks/teach-1 --metric steps --hardest 3',
    'slidewise map bricks/klotski --html klotski.html',
    'slidewise map tiles/3x3-easy --graph 8-puzzle.graphml',
    'slidewise map tiles/3x2-easy --json',
    'slidewise map tiles/4x4-easy --most 20000 --html part.html',
  ],
  exitCodes: {
    0: 'all positions are on the map',
    1: 'a limit was hit: the map is a part',
    2: 'bad input or usage',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
