import { defineCommand } from '../../usage/spec.js';
import { LIST_OPTIONS } from './options.js';

export const list = defineCommand({
  name: 'list',
  summary: 'list the boards that come with the program',
  description:
    'Lists the collection: the name, family, size, level and optimum of each board. Every command that takes a board takes these names, and the titles in Chinese and English; a folder of the collection stands for all boards in it.',
  arguments: [{ name: 'family', text: 'only the boards of this family', from: 'family' }],
  options: LIST_OPTIONS,
  details: [{ families: ['metric'] }],
  examples: [
    'slidewise list',
    'slidewise list tiles --level easy',
    'slidewise list --find 横刀立马',
    'slidewise list rush-hour --optimum',
    'slidewise list --json | head -n 3',
    'slidewise solve rush-hour/jam-12',
  ],
  exitCodes: { 0: 'listed', 1: 'some were given up (--optimum)', 2: 'bad usage', 130: 'interrupted' },
  load: () => import('./run.js'),
});
