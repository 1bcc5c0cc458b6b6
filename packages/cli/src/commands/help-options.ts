import type { Command } from 'commander';
import { addExamples } from '../options.js';

export function describeHelp(command: Command): Command {
  command
    .summary('tell how to use a command')
    .description('Tells how to use a command, as its option --help does; without a command, which ones there are.')
    .argument('[command...]', 'the command')
    .addHelpText('after', '\nExit codes: 0 told; 2 there is no such command.');
  return addExamples(command, 'slidewise help', 'slidewise help solve');
}
