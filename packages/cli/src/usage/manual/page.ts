import { type CommandPath, callOf, commandOf, visibleCommands } from '../command-path.js';
import { helpOption } from '../program-options.js';
import type { OptionSpec } from '../spec.js';
import { type Row, tableLines, tablesOf } from '../tables.js';
import { argumentText, optionFlag, optionTerm, optionText, usageOf } from '../terms.js';

/** The documentation of a command, in parts: the source of every kind of page, and of `man --json`. */
export interface Page {
  /** The words that call it: `slidewise solve`. */
  readonly call: string;
  readonly summary: string;
  readonly usage: string;
  readonly description: string;
  readonly examples: readonly string[];
  readonly arguments: readonly Entry[];
  readonly options: readonly OptionEntry[];
  readonly globalOptions: readonly OptionEntry[];
  readonly commands: readonly Page[];
  /** Further notes: paragraphs, and tables such as the values of each family. */
  readonly notes: readonly string[];
  readonly tables: readonly PrintedTable[];
  readonly exitCodes: readonly Entry[];
}

export interface Entry {
  readonly term: string;
  readonly text: string;
}

/** An option, and its parts for programs. */
interface OptionEntry extends Entry {
  /** What is typed: `--metric`. */
  readonly flag: string;
  readonly value: 'none' | 'optional' | 'required';
  /** The command does nothing without it. */
  readonly required: boolean;
}

/** A table, also as the lines that show it. */
export interface PrintedTable {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
}

export function pageOf(path: CommandPath): Page {
  const command = commandOf(path);
  const { summary, description, examples, details = [], options = [], exitCodes } = command;
  return {
    call: callOf(path),
    summary,
    usage: usageOf(path),
    description,
    examples,
    arguments: (command.arguments ?? []).map((each) => ({ term: each.name, text: argumentText(each) })),
    options: [...options, helpOption(command)].map(optionEntry),
    globalOptions: path.slice(0, -1).flatMap((above) => (above.options ?? []).map(optionEntry)),
    commands: visibleCommands(command).map((below) => pageOf([...path, below])),
    notes: details.filter((detail) => typeof detail === 'string'),
    tables: details.flatMap(tablesOf).map((table) => ({ ...table, lines: tableLines(table) })),
    exitCodes: Object.entries(exitCodes).map(([term, text]) => ({ term, text })),
  };
}

function optionEntry(option: OptionSpec): OptionEntry {
  const { value, required = false } = option;
  return {
    term: optionTerm(option),
    text: optionText(option),
    flag: optionFlag(option),
    value: value === undefined ? 'none' : value.optional ? 'optional' : 'required',
    required,
  };
}
