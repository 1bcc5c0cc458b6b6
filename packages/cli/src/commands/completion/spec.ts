import { defineCommand } from '../../usage/spec.js';

export const completion = defineCommand({
  name: 'completion',
  summary: 'print a script that lets a shell complete commands, options and boards',
  description:
    'Prints a script for a shell. Once it is loaded, the Tab key completes commands, options, their values, the names of boards, and files. To have it always, put the line of the example into ~/.bashrc or ~/.zshrc (there after compinit), or save the script as ~/.config/fish/completions/slidewise.fish.',
  arguments: [{ name: 'shell', text: 'the shell to complete in', choices: ['bash', 'zsh', 'fish'], required: true }],
  examples: [
    'source <(slidewise completion bash)',
    'source <(slidewise completion zsh)',
    'slidewise completion fish | source',
    'slidewise completion fish > ~/.config/fish/completions/slidewise.fish',
  ],
  exitCodes: { 0: 'printed', 2: 'bad usage' },
  load: () => import('./run.js'),
});

/** What the scripts ask. */
export const complete = defineCommand({
  name: '__complete',
  hidden: true,
  summary: 'print what may come next on a line',
  description: 'Prints what may stand where the last of the words stands, for shells.',
  arguments: [{ name: 'words', text: 'the words after the name of the program', many: true }],
  examples: ['slidewise __complete -- solve --metric ""'],
  exitCodes: { 0: 'printed' },
  load: () => import('./complete.js'),
});
