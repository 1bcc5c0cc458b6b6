import { type CommandPath, commandOf, visibleCommands } from './command-path.js';
import type { ArgumentSpec, CommandSpec, OptionSpec } from './spec.js';

// How commands, arguments and options are written in help, manual pages and messages.

/** `--time-limit`, `--no-color`, `-h`. */
export function optionFlag({ name, negated }: OptionSpec): string {
  if (name.length === 1) return `-${name}`;
  return negated ? `--no-${name}` : `--${name}`;
}

/** `-V, --version`, `--time-limit <time>`, `--svg [file.svg]`. */
export function optionTerm(option: OptionSpec): string {
  const { short, value } = option;
  const flags = short === undefined ? optionFlag(option) : `-${short}, ${optionFlag(option)}`;
  return value === undefined ? flags : `${flags} ${value.optional ? `[${value.name}]` : `<${value.name}>`}`;
}

/** `<board...>`, `[family]`. */
export function argumentTerm({ name, required, many }: ArgumentSpec): string {
  const words = many ? `${name}...` : name;
  return required ? `<${words}>` : `[${words}]`;
}

/** The purpose of an option, whether it is required, its values and its default. */
export function optionText({ text, value, required, default: usual }: OptionSpec): string {
  return withValues(text, value?.choices, usual, required);
}

/** The same for an argument; its brackets say whether it must be there. */
export function argumentText({ text, choices, default: usual }: ArgumentSpec): string {
  return withValues(text, choices, usual);
}

function withValues(
  text: string,
  choices: readonly string[] | undefined,
  usual: string | number | undefined,
  required = false,
): string {
  const parts = required ? ['required'] : [];
  if (choices !== undefined) parts.push(`choices: ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`);
  if (usual !== undefined) parts.push(`default: ${JSON.stringify(usual)}`);
  return parts.length === 0 ? text : `${text} (${parts.join(', ')})`;
}

/** `slidewise solve [options] <board...>`. */
export function usageOf(path: CommandPath): string {
  const command = commandOf(path);
  const below = visibleCommands(command).length > 0 ? ['[command]'] : [];
  const operands = (command.arguments ?? []).map(argumentTerm);
  return [...path.slice(0, -1).map(({ name }) => name), namesOf(command), '[options]', ...below, ...operands].join(' ');
}

/** A command in the list of those below another: `solve [options] <board...>`. */
export function commandTerm(command: CommandSpec): string {
  const options = (command.options ?? []).length > 0 ? ['[options]'] : [];
  return [namesOf(command), ...options, ...(command.arguments ?? []).map(argumentTerm)].join(' ');
}

function namesOf({ name, aliases = [] }: CommandSpec): string {
  return [name, ...aliases].join('|');
}
