import type { Command } from 'commander';
import { addExamples } from '../../usage/options.js';

export function describeHelp(command: Command): Command {
  command
    .summary('show how to use a command')
    .description('Shows how to use a command, just as its option --help does; without a command, lists them all.')
    .argument('[command...]', 'the command')
    .addHelpText('after', '\nExit codes: 0 shown; 2 there is no such command.');
  return addExamples(command, 'slidewise help', 'slidewise help solve');
}
