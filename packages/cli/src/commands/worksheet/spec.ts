import { BOARDS } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { WORKSHEET_OPTIONS } from './options.js';

export const worksheet = defineCommand({
  name: 'worksheet',
  summary: 'exercises about a search, on paper',
  description:
    'Makes pages of exercises from boards. Students draw the first boards that a search expands, fill in g, h and f, judge which heuristics are admissible, and find a shortest solution. The answers stand on pages of their own at the end. With --copies or --class, each student gets another board that can be reached from the given one, as long as that one if there is one nearby.',
  arguments: [{ name: 'board', text: BOARDS, from: 'board', many: true }],
  options: WORKSHEET_OPTIONS,
  details: [
    'The same seed makes the same board for a student, whoever else is in the class.',
    { families: ['format', 'goal', 'metric', 'heuristic'] },
  ],
  examples: [
    'slidewise worksheet tiles/3x3-easy --pdf exercises.pdf',
    'slidewise worksheet tiles/3x2-easy --copies 30 --answers --pdf class.pdf',
    'slidewise worksheet rush-hour/course-1 --exercise admissible --html',
    'slidewise worksheet bricks/teach-1 --class class.csv --pdf class.pdf',
  ],
  exitCodes: { 0: 'written', 1: 'some boards were given up', 2: 'bad input or usage', 130: 'interrupted' },
  load: () => import('./run.js'),
});
