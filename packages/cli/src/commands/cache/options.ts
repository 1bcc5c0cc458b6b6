import { Argument, type Command } from 'commander';
import { addExamples } from '../../usage/options.js';

export interface CacheFlags {
  readonly json?: boolean;
}

export function describeCache(command: Command): Command {
  command
    .summary('list or clear the tables that solving has left on the disk')
    .description(
      'Lists the tables (pattern databases) in the cache directory, $XDG_CACHE_HOME/slidewise or ~/.cache/slidewise, or clears it. They are built again when needed.',
    )
    .addArgument(new Argument('[action]', 'what to do').choices(['list', 'clear']).default('list'))
    .option('--json', 'print one JSON object per table listed or removed, each on its own line')
    .addHelpText('after', '\nExit codes: 0 done; 2 bad usage.');
  return addExamples(command, 'slidewise cache', 'slidewise cache --json', 'slidewise cache clear');
}
