import { BOARDS } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { SHOW_OPTIONS } from './options.js';

export const show = defineCommand({
  name: 'show',
  summary: 'draw boards',
  description:
    'Draws boards on the terminal, or as pictures. A board may be a file, a directory (other files in it are skipped), a name in the collection (slidewise list), or - for standard input.',
  arguments: [{ name: 'board', text: BOARDS, from: 'board', many: true }],
  options: SHOW_OPTIONS,
  details: [{ families: ['format', 'goal'] }],
  examples: [
    'slidewise show rush-hour/jam-12',
    'slidewise show rush-hour/jam-12 --svg jam.svg',
    'slidewise show rush-hour/jam-12 --png jam.png --width 1200',
    'slidewise show bricks/klotski tiles/4x4-hard --png pictures/',
    'slidewise show rush-hour/jam-12 --svg > jam.svg',
    'slidewise show --goal exit board.txt',
  ],
  exitCodes: { 0: 'all drawn', 2: 'bad input or usage' },
  load: () => import('./run.js'),
});
