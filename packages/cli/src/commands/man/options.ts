import { type Command, Option } from 'commander';
import { addExamples } from '../../usage/options.js';

export interface ManFlags {
  readonly text?: boolean;
  readonly roff?: boolean;
  readonly markdown?: boolean;
  readonly json?: boolean;
}

export function describeMan(command: Command): Command {
  command
    .summary('print the manual page of a command')
    .description(
      'Prints the manual page of a command, or of the program where no command is given. On a terminal it is plain text; into a pipe or a file it goes as roff, which man reads.',
    )
    .argument('[command...]', 'the command')
    .addOption(new Option('--text', 'plain text').conflicts(['roff', 'markdown', 'json']))
    .addOption(new Option('--roff', 'the source of a page for man').conflicts(['markdown', 'json']))
    .addOption(new Option('--markdown', 'Markdown').conflicts('json'))
    .option('--json', 'a JSON object: the same for programs, the commands below it included')
    .addHelpText('after', '\nExit codes: 0 printed; 2 there is no such command, or bad usage.');
  return addExamples(
    command,
    'slidewise man solve',
    'slidewise man solve | man -l -',
    'slidewise man --text | less',
    'slidewise man solve --roff > slidewise-solve.1',
  );
}
