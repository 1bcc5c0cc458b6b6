import { type CommandPath, commandOf, visibleCommands } from '../command-path.js';
import { helpOption } from '../program-options.js';
import type { CommandSpec } from '../spec.js';
import { optionFlag } from '../terms.js';
import { type Line, readLine } from './command-line.js';
import { type Candidate, type Candidates, commandNames, valuesAt } from './values.js';

/** What may stand where the last word stands; the others come before it, from the name of the command on. */
export async function candidates(program: CommandSpec, given: readonly string[]): Promise<Candidates> {
  const line = readLine(program, given);
  const { words, files } = matching(await allAt(line), line.current);
  return { words: words.map(({ value, note }) => ({ value: (line.before + value).slice(line.apart), note })), files };
}

async function allAt(line: Line): Promise<Candidates> {
  const { path, current, option, literal } = line;
  // After --flag= comes a value, also where the option takes none.
  if (option !== undefined && !option.value?.optional) return valuesAt(option.value ?? {}, line);
  if (option === undefined && !literal && current.startsWith('-'))
    return { words: optionsOf(path, line.words), files: false };
  const operand = await operandsAt(line);
  if (option === undefined) return operand;
  const value = await valuesAt(option.value!, line);
  return { words: [...value.words, ...operand.words], files: value.files || operand.files };
}

async function operandsAt(line: Line): Promise<Candidates> {
  const { path, operands } = line;
  const command = commandOf(path);
  if (visibleCommands(command).length > 0)
    return { words: operands.length === 0 ? commandNames(command) : [], files: false };
  const known = command.arguments ?? [];
  const argument = known[operands.length] ?? (known.at(-1)?.many ? known.at(-1) : undefined);
  return argument === undefined ? { words: [], files: false } : valuesAt(argument, line);
}

/** The long options of a command and of the program; those without a value only if they are not on the line yet. */
function optionsOf(path: CommandPath, used: readonly string[]): Candidate[] {
  const command = commandOf(path);
  const own = [...(command.options ?? []), helpOption(command)];
  return [...own, ...path.slice(0, -1).flatMap(({ options = [] }) => options)]
    .map((option) => ({ value: optionFlag(option), note: option.text, valued: option.value !== undefined }))
    .filter(({ value, valued }) => value.startsWith('--') && (valued || !used.slice(0, -1).includes(value)));
}

/** The candidates that continue the word. */
function matching({ words, files }: Candidates, current: string): Candidates {
  const fitting = words.filter(({ value }) => value.startsWith(current));
  // Families may know the same word; the first one explains it.
  const first = fitting.filter(({ value }, i) => fitting.findIndex((other) => other.value === value) === i);
  return { words: first, files };
}
