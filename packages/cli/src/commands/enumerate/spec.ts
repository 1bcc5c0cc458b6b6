import { defineCommand } from '../../usage/spec.js';
import { ENUMERATE_OPTIONS } from './options.js';

export const enumerate = defineCommand({
  name: 'enumerate',
  summary: 'go through all boards of a class, and print the hardest of each component',
  description:
    'Goes through all boards of a class, component by component: a component is all that moves lead to from one position. For each one, or for each set of pieces, it prints the hardest position, its moves and the number of positions; with --json also the positions at 0, 1, 2 … moves from a goal. What is printed, and its order, is always the same, whatever the number of threads. With --count it counts all positions instead: for each metric, how many have a shortest solution of 0, 1, 2 … moves, and in the last line how many have none.',
  arguments: [{ name: 'family', text: 'the family of puzzle', from: 'family', required: true }],
  options: ENUMERATE_OPTIONS,
  details: [{ classes: true }],
  examples: [
    'slidewise enumerate rush-hour --size 4x4',
    'slidewise enumerate rush-hour --size 5x5 --json | sort -t: -k2 -rn | head',
    'slidewise enumerate rush-hour --size 4x5 --walls 0..1 --row 2',
    'slidewise enumerate rush-hour --size 5x5 --count',
    'slidewise enumerate bricks --size 4x4 --shapes 2x2,3*1x2,4*1x1',
    'slidewise enumerate bricks --size 4x5 --each component --json',
    'slidewise enumerate rush-hour --size 6x6 --out atlas --redis @redis-url',
  ],
  exitCodes: {
    0: 'all were enumerated',
    1: 'some parts of the class failed (--out)',
    2: 'bad input or usage, or not enough memory',
    130: 'interrupted',
    143: 'ended by SIGTERM (--out)',
  },
  load: () => import('./run.js'),
});
