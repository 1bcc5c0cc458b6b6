import { defineCommand } from '../../usage/spec.js';
import { CACHE_OPTIONS } from './options.js';

export const cache = defineCommand({
  name: 'cache',
  summary: 'list or clear the tables that solving has left on the disk',
  description:
    'Lists the tables (pattern databases) in the cache directory, $XDG_CACHE_HOME/slidewise or ~/.cache/slidewise, or clears it. They are built again when needed.',
  arguments: [{ name: 'action', text: 'what to do', choices: ['list', 'clear'], default: 'list' }],
  options: CACHE_OPTIONS,
  examples: ['slidewise cache', 'slidewise cache --json', 'slidewise cache clear'],
  exitCodes: { 0: 'done', 2: 'bad usage' },
  load: () => import('./run.js'),
});
