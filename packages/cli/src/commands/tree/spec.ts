import { ONE_BOARD } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { TREE_OPTIONS } from './options.js';

export const tree = defineCommand({
  name: 'tree',
  summary: 'draw the tree of a search',
  description:
    'Draws the tree of a search after some expansions. Every node has its board, its rank (such as f = g + h), and its place in the order of expansion.',
  arguments: [{ name: 'board', text: ONE_BOARD, from: 'board' }],
  options: TREE_OPTIONS,
  details: [{ families: ['format', 'goal', 'metric', 'heuristic'] }, { rankedAlgorithms: true }],
  examples: [
    'slidewise tree tiles/3x3-beginner --heuristic manhattan --expansions 3',
    'slidewise tree rush-hour/course-1 --no-boards',
    'slidewise tree rush-hour/course-1 --svg tree.svg',
    'slidewise tree bricks/teach-1 --algorithm greedy --json',
    'slidewise tree board.txt --dot | dot -Tpdf > tree.pdf',
  ],
  exitCodes: { 0: 'drawn', 1: 'the board is proved unsolvable', 2: 'bad input or usage' },
  load: () => import('./run.js'),
});
