import { BOARDS } from '../../usage/options.js';
import { defineCommand } from '../../usage/spec.js';
import { SHEET_OPTIONS } from './options.js';

export const sheet = defineCommand({
  name: 'sheet',
  summary: 'print boards on paper',
  description:
    'Makes pages to print: 1, 2, 4 or 6 boards on each, with titles, lengths and levels, a place for moves, and a QR code that opens the board. The solutions stand on pages of their own. A page in HTML is printed by a browser; --pdf makes a PDF at once.',
  arguments: [{ name: 'board', text: BOARDS, from: 'board', many: true }],
  options: SHEET_OPTIONS,
  details: [
    'A board that is not in the collection is solved first, so that its length and level can be told; --time-limit is 10s for each if it is not given.',
    { families: ['format', 'goal'] },
  ],
  examples: [
    'slidewise sheet rush-hour/jam-12 --pdf jam.pdf',
    "slidewise sheet rush-hour/jam-0{1..6} --title 'Six jams' --pdf jams.pdf",
    'slidewise sheet bricks/klotski tiles/4x4-hard --answers --paper letter',
    'slidewise sheet rush-hour/jam-12 --base-url https://example.org/ --html',
  ],
  exitCodes: { 0: 'written', 1: 'some boards were given up', 2: 'bad input or usage', 130: 'interrupted' },
  load: () => import('./run.js'),
});
