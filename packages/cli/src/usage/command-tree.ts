import { suggestion } from '@slidewise/core/text';
import type { Command } from 'commander';

/** A command and all that stand below it, but for those that are no concern of users. */
export function withSubcommands(command: Command): Command[] {
  return [command, ...subcommandsOf(command).flatMap(withSubcommands)];
}

/** The commands right below a command that users may know of. */
export function subcommandsOf(command: Command): Command[] {
  // Not the command for help that commander adds to those that have others below them: there is one for all.
  return command
    .createHelp()
    .visibleCommands(command)
    .filter((each) => each.parent === command);
}

/** The words that call a command: `slidewise solve`. */
export function callOf(command: Command): string {
  return command.parent === null ? command.name() : `${callOf(command.parent)} ${command.name()}`;
}

/** The command that some words call, from the top; ends the program with a sentence where there is none. */
export function commandNamed(program: Command, names: readonly string[]): Command {
  return names.reduce((command, name) => {
    const known = subcommandsOf(command);
    const found = known.find((candidate) => candidate.name() === name || candidate.aliases().includes(name));
    const near = suggestion(
      name,
      known.map((candidate) => candidate.name()),
    );
    return found ?? command.error(`error: unknown command '${name}'${near}`);
  }, program);
}
