import { defineCommand } from '../../usage/spec.js';

export const help = defineCommand({
  name: 'help',
  summary: 'show how to use a command',
  description: 'Shows how to use a command, just as its option --help does; without a command, lists them all.',
  arguments: [{ name: 'command', text: 'the command', from: 'command', many: true }],
  examples: ['slidewise help', 'slidewise help solve'],
  exitCodes: { 0: 'shown', 2: 'there is no such command' },
  load: () => import('./run.js'),
});
