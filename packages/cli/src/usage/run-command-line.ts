import { suggestion } from '@slidewise/core/text';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { complain, EXIT_BAD_INPUT } from '../terminal/complain.js';
import { globals } from '../terminal/globals.js';
import { type CommandPath, commandOf, isCalled, unknownCommand, wrongUsage } from './command-path.js';
import { helpOption } from './program-options.js';
import type { ArgumentSpec, OptionSpec, OptionValue, ProgramSpec } from './spec.js';
import { argumentTerm, optionFlag, optionTerm } from './terms.js';

/** Runs the command that the words of a line call, and returns the exit code. */
export async function runCommandLine(program: ProgramSpec, words: readonly string[]): Promise<number> {
  const parsing = new Parsing(program, words);
  try {
    await parsing.parser.parseAsync(words, { from: 'user' });
    return parsing.exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const { helpWanted } = parsing;
    if (helpWanted !== undefined) {
      const { helpPage } = await import('./help.js');
      const stream = error.exitCode === 0 ? process.stdout : process.stderr;
      stream.write(helpPage(helpWanted));
    }
    return error.exitCode === 0 ? 0 : EXIT_BAD_INPUT;
  }
}

/** A commander parser for the program, and its results. */
class Parsing {
  readonly parser = new Command();
  exitCode = 0;
  /** The command whose help is to be shown. */
  helpWanted: CommandPath | undefined;

  constructor(
    private readonly program: ProgramSpec,
    words: readonly string[],
  ) {
    const [version, ...options] = program.options;
    this.parser
      .exitOverride()
      .addOption(commanderOption(version!))
      .on('option:version', () => {
        process.stdout.write(`${program.version}\n`);
        throw new CommanderError(0, 'commander.version', program.version);
      })
      .hook('preAction', () => {
        const { color, input } = this.parser.opts<{ color: boolean; input: boolean }>();
        Object.assign(globals, { color, input });
      });
    // No option of the program takes a value, so that the first word without a dash calls the command. The others need no parser.
    const word = words.find((each) => each === '-' || !each.startsWith('-'));
    const called = program.commands.filter((command) => word !== undefined && isCalled(command, word));
    this.teach(this.parser, [program], options, called.length > 0 ? called : program.commands);
  }

  /** Configures a parser for the last command of a path. */
  private teach(
    parser: Command,
    path: CommandPath,
    options = commandOf(path).options ?? [],
    below = commandOf(path).commands ?? [],
  ): void {
    const command = commandOf(path);
    const help = helpOption(command);
    parser
      .name(command.name)
      .aliases(command.aliases ?? [])
      .helpCommand(false)
      .helpOption(optionTerm(help), help.text)
      // Help needs the values of the families, which are loaded first.
      .configureHelp({
        formatHelp: () => {
          this.helpWanted = path;
          return '';
        },
      })
      .configureOutput({ outputError: (text) => complain(wrongUsage(error(text, path), path)) });
    for (const argument of command.arguments ?? []) parser.addArgument(commanderArgument(argument));
    for (const option of options) parser.addOption(commanderOption(option));
    for (const each of below) this.teach(parser.command(each.name, { hidden: each.hidden === true }), [...path, each]);
    if (command.dashes !== undefined) parser.allowUnknownOption();
    const { load } = command;
    if (load === undefined) return;
    parser.action(async (...all: unknown[]) => {
      if (command.dashes === 'numbers') refuseOptions(parser, options);
      const { run } = await load();
      // After the arguments and the options commander hands over its own command.
      this.exitCode = await run(...([...all.slice(0, -1), this.program] as never));
    });
  }
}

function commanderArgument(spec: ArgumentSpec): Argument {
  const argument = new Argument(argumentTerm(spec));
  if (spec.choices !== undefined) argument.argParser((text: string) => chosen(text, spec.choices!));
  return spec.default === undefined ? argument : argument.default(spec.default);
}

function commanderOption(spec: OptionSpec): Option {
  const option = new Option(optionTerm(spec))
    .conflicts([...(spec.conflicts ?? [])])
    .makeOptionMandatory(spec.required === true);
  const { value } = spec;
  if (value !== undefined) {
    option.argParser((text: string, before: unknown) => {
      const meant = meaning(text, value);
      return spec.repeatable ? [...((before as unknown[] | undefined) ?? []), meant] : meant;
    });
  }
  return spec.default === undefined ? option : option.default(spec.default);
}

/** The value of an option; throws what was expected. */
function meaning(text: string, { parse, expected, choices }: OptionValue): unknown {
  if (choices !== undefined) return chosen(text, choices);
  if (parse === undefined) return text;
  const parsed = parse(text);
  if (parsed === undefined) throw new InvalidArgumentError(`Expected ${expected}.`);
  return parsed;
}

/** Where only some values are allowed, a wrong one is answered with the nearest. */
function chosen(text: string, choices: readonly string[]): string {
  if (choices.includes(text)) return text;
  throw new InvalidArgumentError(`Expected ${choices.join(', ')}${suggestion(text, choices)}`);
}

/** Where numbers may start with a dash, commander lets everything pass that does. */
function refuseOptions(parser: Command, options: readonly OptionSpec[]): void {
  const option = parser.args.find((word) => /^-\D/.test(word));
  if (option === undefined) return;
  parser.error(`error: unknown option '${option}'${suggestion(option, options.map(optionFlag))}`);
}

/** What commander says in up to three sentences, in one, in the manner of all others. */
function error(text: string, path: CommandPath): string {
  const [, word] = /^error: unknown command '(.*)'/.exec(text) ?? [];
  if (word !== undefined) return unknownCommand(path, word);
  return text
    .trimEnd()
    .replace(/^error: /, '')
    .replace(/\n\(Did you mean (.*)\?\)$/, '; did you mean $1?')
    .replace(/^command-argument value /, '')
    .replace(/\. Expected /, ': expected ')
    .replace(/\.$/, '');
}
