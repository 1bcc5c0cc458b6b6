import { suggestion } from '@slidewise/core/text';
import { type Argument, type Command, InvalidArgumentError, type Option } from 'commander';
import { visible } from '../terminal/complain.js';
import { lineWidth, wrapLines } from '../terminal/wrap.js';
import { callOf, withSubcommands } from './command-tree.js';
import { globals } from './globals.js';
import { EXAMPLES } from './options.js';

/** Longer lines are hard to read. */
const WIDEST_HELP = 100;

/** Gives all commands of a program, whoever described them, what they have in common. */
export function equip(program: Command): void {
  program
    .option('--no-color', 'print without colours (so does NO_COLOR; FORCE_COLOR keeps them in pipes)')
    .option('--no-input', 'never prompt or wait for input at the terminal; fail instead')
    .hook('preAction', () => {
      const { color, input } = program.opts<{ color: boolean; input: boolean }>();
      Object.assign(globals, { color, input });
    });
  for (const command of withSubcommands(program)) {
    command
      .helpCommand(false)
      .configureHelp({ showGlobalOptions: true })
      .configureOutput({
        getOutHelpWidth: () => lineWidth(WIDEST_HELP),
        getErrHelpWidth: () => lineWidth(WIDEST_HELP),
        writeOut: (text) => process.stdout.write(fitted(text)),
        writeErr: (text) => process.stderr.write(fitted(text)),
        outputError: (text) => process.stderr.write(oneSentence(text, command)),
      });
    for (const value of [...command.options, ...command.registeredArguments]) suggestChoices(value);
  }
}

/** A part of a help page as the terminal has room for it; commander breaks only the lines that it makes itself. */
function fitted(text: string): string {
  return text.startsWith(EXAMPLES) ? text : wrapLines(text, lineWidth(WIDEST_HELP));
}

/** What commander says in up to three sentences, in one, in the manner of all others. */
function oneSentence(text: string, command: Command): string {
  const message = visible(
    text
      .trimEnd()
      .replace(/^error: /, '')
      .replace(/\n\(Did you mean (.*)\?\)$/, '; did you mean $1?'),
  )
    .replace(/^command-argument value /, '')
    .replace(/\. Expected /, ': expected ')
    .replace(/\.$/, '');
  return `slidewise: ${message} (${callOf(command)} --help says more)\n`;
}

/** Where only some values are allowed, a wrong one is answered with the nearest. */
function suggestChoices(value: Option | Argument): void {
  const { argChoices: choices, variadic, defaultValue } = value;
  if (choices === undefined) return;
  value.argParser((text: string, before: unknown) => {
    if (!choices.includes(text)) {
      throw new InvalidArgumentError(`Expected ${choices.join(', ')}${suggestion(text, choices)}`);
    }
    if (!variadic) return text;
    return Array.isArray(before) && before !== defaultValue ? [...before, text] : [text];
  });
}
