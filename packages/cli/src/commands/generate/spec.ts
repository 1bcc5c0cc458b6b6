import { defineCommand } from '../../usage/spec.js';
import { GENERATE_OPTIONS } from './options.js';

export const generate = defineCommand({
  name: 'generate',
  summary: 'make boards of an exact length',
  description:
    'Makes boards whose shortest solution is exactly as long as was asked for, proved. The boards are printed as they are found, one a line, so that they can be piped into solve -, show - and other commands. The same seed and options make the same boards, whatever the machine and the number of threads.',
  arguments: [{ name: 'family', text: 'the family of puzzle', from: 'family', required: true }],
  options: GENERATE_OPTIONS,
  details: [
    'A board is minimal if no piece and no wall can be taken away without making its shortest solution shorter.',
    'If no such board is found, the nearest one is printed. The search ends when everything was tried, at --time-limit, or without it after three minutes without a board. Ctrl-C ends it at any time in the same way; the lines that were printed are complete.',
    { constraints: true },
  ],
  examples: [
    'slidewise generate rush-hour --moves 20..25 --count 3 --seed 7',
    'slidewise generate rush-hour --moves 5..15 --count 6 --spread',
    'slidewise generate rush-hour --moves 40 | slidewise solve -',
    'slidewise generate rush-hour --moves 15 --walls 1..2 --json',
    'slidewise generate tiles --size 3x3 --moves 28 --count 5',
    'slidewise generate bricks --size 3x4 --shapes 2x2,2*1x2,2*1x1 --hardest',
  ],
  exitCodes: {
    0: 'all boards were made',
    1: 'fewer boards were made than were asked for',
    2: 'bad usage, or options that no board can meet',
    130: 'interrupted',
  },
  load: () => import('./run.js'),
});
