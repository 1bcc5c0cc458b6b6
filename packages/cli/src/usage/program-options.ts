import type { CommandSpec, OptionSpec } from './spec.js';

/** What every command has, wherever it stands on the line. */
export const PROGRAM_OPTIONS = [
  { name: 'version', short: 'V', text: 'output the version number' },
  {
    name: 'color',
    negated: true,
    text: 'print without colours (so does NO_COLOR; FORCE_COLOR keeps them in pipes)',
  },
  { name: 'input', negated: true, text: 'never prompt or wait for input at the terminal; fail instead' },
] as const satisfies readonly OptionSpec[];

/** The option that shows a command's help; where `-h` means something else, by its long name only. */
export function helpOption({ options = [] }: CommandSpec): OptionSpec {
  const help = { name: 'help', text: 'display help for command' };
  return options.some(({ name, short }) => name === 'h' || short === 'h') ? help : { ...help, short: 'h' };
}
