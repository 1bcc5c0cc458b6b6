import { BOARDS } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { CONVERT_OPTIONS } from './options.js';

export const convert = defineCommand({
  name: 'convert',
  summary: 'write boards in another notation',
  description:
    'Writes each board in another text format of its family. Pieces get the names that the format has for them, and a note on stderr lists the new ones. Where the new text alone would be read as another board, a note gives the options that make it the same. With --to pddl, a planner can solve the board.',
  arguments: [{ name: 'board', text: BOARDS, from: 'board', required: true, many: true }],
  options: CONVERT_OPTIONS,
  details: [{ families: ['format', 'goal', 'metric'] }],
  examples: [
    'slidewise convert rush-hour/jam-12 --to line',
    'slidewise convert rush-hour --to csv --json',
    'slidewise convert bricks/klotski --to id',
    'slidewise convert - --to sfu < board.txt',
    'slidewise convert rush-hour/jam-01 --to pddl --metric steps --out plan',
  ],
  exitCodes: { 0: 'all written', 1: 'some cannot be expressed in the format', 2: 'bad input or usage' },
  load: () => import('./run.js'),
});
