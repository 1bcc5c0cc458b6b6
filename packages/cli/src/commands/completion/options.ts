import { Argument, type Command } from 'commander';
import { addExamples } from '../../usage/options.js';

export function describeCompletion(command: Command): Command {
  command
    .summary('print a script that lets a shell complete commands, options and boards')
    .description(
      'Prints a script for a shell. Once it is loaded, the Tab key completes commands, options, their values, the names of boards, and files. To have it always, put the line of the example into ~/.bashrc or ~/.zshrc (there after compinit), or save the script as ~/.config/fish/completions/slidewise.fish.',
    )
    .addArgument(new Argument('<shell>', 'the shell to complete in').choices(['bash', 'zsh', 'fish']))
    .addHelpText('after', '\nExit codes: 0 printed; 2 bad usage.');
  return addExamples(
    command,
    'source <(slidewise completion bash)',
    'source <(slidewise completion zsh)',
    'slidewise completion fish | source',
    'slidewise completion fish > ~/.config/fish/completions/slidewise.fish',
  );
}
