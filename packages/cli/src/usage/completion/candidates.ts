import type { Command } from 'commander';
import { subcommandsOf } from '../command-tree.js';
import { type Line, readLine } from './command-line.js';
import { type Candidate, type Candidates, valuesOfArgument, valuesOfOption } from './values.js';

/** What may stand where the last word stands; the others come before it, from the name of the command on. */
export async function candidates(program: Command, given: readonly string[]): Promise<Candidates> {
  const line = readLine(program, given);
  const { words, files } = matching(await allAt(line), line.current);
  return { words: words.map(({ value, note }) => ({ value: (line.before + value).slice(line.apart), note })), files };
}

async function allAt(line: Line): Promise<Candidates> {
  const { command, current, option, literal } = line;
  if (option?.required) return valuesOfOption(option, line);
  if (option === undefined && !literal && current.startsWith('-'))
    return { words: optionsOf(command, line.words), files: false };
  const operand = await operandsAt(line);
  if (option === undefined) return operand;
  const value = await valuesOfOption(option, line);
  return { words: [...value.words, ...operand.words], files: value.files || operand.files };
}

async function operandsAt(line: Line): Promise<Candidates> {
  const { command, operands } = line;
  const subcommands = subcommandsOf(command).map((each) => ({ value: each.name(), note: each.summary() }));
  if (subcommands.length > 0) return { words: operands === 0 ? subcommands : [], files: false };
  const known = command.registeredArguments;
  const argument = known[operands] ?? (known.at(-1)?.variadic ? known.at(-1) : undefined);
  return argument === undefined ? { words: [], files: false } : valuesOfArgument(argument, line);
}

/** The long options of a command and of the program; those without a value only if they are not on the line yet. */
function optionsOf(command: Command, used: readonly string[]): Candidate[] {
  const help = command.createHelp();
  return [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)]
    .filter(({ long, required, optional }) => long && (required || optional || !used.slice(0, -1).includes(long)))
    .map(({ long, description }) => ({ value: long!, note: description }));
}

/** Those that go on from what is typed already; in a list with commas, from its last part. */
function matching({ words, files, list }: Candidates, current: string): Candidates {
  const before = list ? current.slice(0, current.lastIndexOf(',') + 1) : '';
  const fitting = words
    .map(({ value, note }) => ({ value: before + value, note }))
    .filter(({ value }) => value.startsWith(current));
  // Families may know the same word; the first one explains it.
  const first = fitting.filter(({ value }, i) => fitting.findIndex((other) => other.value === value) === i);
  return { words: first, files };
}
