import { ONE_BOARD } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { ANIMATE_OPTIONS } from './options.js';

export const animate = defineCommand({
  name: 'animate',
  summary: 'show a solution in motion',
  description:
    'Makes a picture in which the pieces slide through the shortest solution, or through given moves, over and over; or a page that plays them forwards and backwards.',
  arguments: [{ name: 'board', text: ONE_BOARD, from: 'board' }],
  options: ANIMATE_OPTIONS,
  details: [{ families: ['format', 'goal', 'metric'] }],
  examples: [
    'slidewise animate rush-hour/jam-12 --svg jam.svg',
    'slidewise animate rush-hour/jam-12 --apng jam.png --width 480',
    'slidewise animate bricks/klotski --html klotski.html',
    'slidewise animate rush-hour/course-1 --seconds-per-move 1.5',
    "slidewise animate rush-hour/course-1 --moves 'd 1, c -2, b 3' --svg a.svg",
  ],
  exitCodes: { 0: 'written', 1: 'no solution to show', 2: 'bad input or usage', 130: 'interrupted' },
  load: () => import('./run.js'),
});
