import { nearest, suggestion } from '@slidewise/core/text';
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

/** The command that some words call, or the exit code after printing why there is none. */
export function commandNamed(program: CommandSpec, names: readonly string[]): CommandPath | number {
  let path: CommandPath = [program];
  for (const name of names) {
    const known = visibleCommands(commandOf(path));
    const found = known.find((command) => isCalled(command, name));
    if (found === undefined) return complain(wrongUsage(unknownCommand(path, name), path));
    path = [...path, found];
  }
  return path;
}

/** The message about a word that calls no command there: which one may be meant, wherever it stands. */
export function unknownCommand(path: CommandPath, word: string): string {
  const [program] = path;
  const all = pathsBelow([program]);
  const called = (wanted: string): string[] =>
    all.filter((each) => commandOf(each).name === wanted).map((each) => meant(each, path));
  const beside = suggestion(
    word,
    visibleCommands(commandOf(path)).map(({ name }) => name),
  );
  const elsewhere = [
    word,
    ...nearest(
      word,
      all.map((each) => commandOf(each).name),
      1,
    ),
  ].map(called);
  const found = elsewhere[0]!.length > 0 || beside === '' ? (elsewhere.find(({ length }) => length > 0) ?? []) : [];
  return `unknown command '${word}'${found.length === 0 ? beside : `; did you mean ${found.join(' or ')}?`}`;
}

/** A command in words: without the program where that was called, too. */
function meant(path: CommandPath, from: CommandPath): string {
  return from.length === 1
    ? path
        .slice(1)
        .map(({ name }) => name)
        .join(' ')
    : callOf(path);
}

function pathsBelow(path: CommandPath): CommandPath[] {
  return visibleCommands(commandOf(path)).flatMap((command): CommandPath[] => {
    const below: CommandPath = [...path, command];
    return [below, ...pathsBelow(below)];
  });
}

/** The message about wrong usage, with a reference to the help. */
export function wrongUsage(error: string, path: CommandPath): string {
  return `${error} (${callOf(path)} --help says more)`;
}
