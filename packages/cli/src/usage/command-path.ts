import { suggestion } from '@slidewise/core/text';
import { complain } from '../terminal/complain.js';
import type { CommandSpec } from './spec.js';

/** A command after those that it stands below: the program comes first. */
export type CommandPath = readonly [CommandSpec, ...CommandSpec[]];

export function commandOf(path: CommandPath): CommandSpec {
  return path.at(-1)!;
}

/** The words that call a command: `slidewise solve`. */
export function callOf(path: CommandPath): string {
  return path.map(({ name }) => name).join(' ');
}

/** The commands right below a command that users may know of. */
export function visibleCommands({ commands = [] }: CommandSpec): readonly CommandSpec[] {
  return commands.filter(({ hidden }) => !hidden);
}

export function isCalled({ name, aliases = [] }: CommandSpec, word: string): boolean {
  return name === word || aliases.includes(word);
}

/** The command that some words call; says what is wrong, and returns the exit code for it, where there is none. */
export function commandNamed(program: CommandSpec, names: readonly string[]): CommandPath | number {
  let path: CommandPath = [program];
  for (const name of names) {
    const known = visibleCommands(commandOf(path));
    const found = known.find((command) => isCalled(command, name));
    if (found === undefined) {
      const near = suggestion(
        name,
        known.map((command) => command.name),
      );
      return complain(wrongUsage(`unknown command '${name}'${near}`, path));
    }
    path = [...path, found];
  }
  return path;
}

/** The message about wrong usage, with a reference to the help. */
export function wrongUsage(trouble: string, path: CommandPath): string {
  return `${trouble} (${callOf(path)} --help says more)`;
}
