import { defineCommand } from '../../usage/spec.js';
import { DAILY_OPTIONS } from './options.js';

export const daily = defineCommand({
  name: 'daily',
  summary: 'print or play the board of the day',
  description:
    'Prints the board of the day of each family. It follows from the date alone, so that everybody has the same, in the terminal and in the web app. Boards grow harder from Monday to Sunday. An id that is printed with --json can be given to every command.',
  options: DAILY_OPTIONS,
  examples: [
    'slidewise daily',
    'slidewise daily --family rush-hour --play',
    'slidewise daily --date 2026-11-18',
    'slidewise daily --json',
  ],
  exitCodes: { 0: 'printed, or played', 2: 'bad usage' },
  load: () => import('./run.js'),
});
