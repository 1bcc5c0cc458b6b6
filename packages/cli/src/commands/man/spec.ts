import { defineCommand } from '../../usage/spec.js';
import { MAN_OPTIONS } from './options.js';

export const man = defineCommand({
  name: 'man',
  summary: 'print the manual page of a command',
  description:
    'Prints the manual page of a command, or of the program where no command is given. On a terminal it is plain text; into a pipe or a file it goes as roff, which man reads.',
  arguments: [{ name: 'command', text: 'the command', from: 'command', many: true }],
  options: MAN_OPTIONS,
  examples: [
    'slidewise man solve',
    'slidewise man solve | man -l -',
    'slidewise man --text | less',
    'slidewise man solve --roff > slidewise-solve.1',
  ],
  exitCodes: { 0: 'printed', 2: 'there is no such command, or bad usage' },
  load: () => import('./run.js'),
});
