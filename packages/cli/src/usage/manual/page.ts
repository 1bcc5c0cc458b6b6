import type { EventEmitter } from 'node:events';
import type { Command } from 'commander';
import { callOf, subcommandsOf } from '../command-tree.js';

/** All that is said about a command, in parts: what every kind of page is made from. */
export interface Page {
  /** The words that call it: `slidewise solve`. */
  readonly call: string;
  readonly summary: string;
  readonly usage: string;
  readonly description: string;
  readonly examples: readonly string[];
  readonly arguments: readonly Entry[];
  readonly options: readonly Entry[];
  readonly globalOptions: readonly Entry[];
  readonly commands: readonly Page[];
  /** What is said besides: paragraphs, and columns such as those of what families know. */
  readonly notes: readonly string[];
  readonly tables: readonly Table[];
  readonly exitCodes: readonly Entry[];
}

export interface Entry {
  readonly term: string;
  readonly text: string;
}

export interface Table {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Takes from commander's description what it says, and from what stands before and after its help what we say. */
export function pageOf(command: Command): Page {
  const help = command.createHelp();
  const after = textOf(command, 'afterHelp').trim().split(/\n\n+/).filter(Boolean);
  const codes = after.find((part) => part.startsWith('Exit codes: '));
  const others = after.filter((part) => part !== codes);
  return {
    call: callOf(command),
    summary: command.summary() || command.description(),
    usage: help.commandUsage(command),
    description: command.description(),
    examples: textOf(command, 'beforeHelp')
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
      .filter(Boolean),
    arguments: help
      .visibleArguments(command)
      .map((argument) => ({ term: help.argumentTerm(argument), text: help.argumentDescription(argument) })),
    options: help
      .visibleOptions(command)
      .map((option) => ({ term: help.optionTerm(option), text: help.optionDescription(option) })),
    globalOptions: help
      .visibleGlobalOptions(command)
      .map((option) => ({ term: help.optionTerm(option), text: help.optionDescription(option) })),
    commands: subcommandsOf(command).map(pageOf),
    notes: others.filter((part) => !isTable(part)).map((part) => part.replace(/\s+/g, ' ')),
    tables: others.filter(isTable).map(tableOf),
    exitCodes: (codes ?? '')
      .replace(/^Exit codes: |\.$/g, '')
      .split(/; (?=\d)/)
      .filter(Boolean)
      .map((part) => ({ term: /^\d+/.exec(part)?.[0] ?? '', text: part.replace(/^\d+ /, '') })),
  };
}

/** A title, and lines that are set in below it. */
function isTable(part: string): boolean {
  return /^[^\n]*:(\n {2}[^\n]*)+$/.test(part);
}

function tableOf(part: string): Table {
  const [title = '', ...lines] = part.split('\n');
  return { title: title.replace(/:$/, ''), lines: lines.map((line) => line.replace(/^ {2}/, '')) };
}

/** What is printed before or after the help of a command. */
function textOf(command: Command, event: 'beforeHelp' | 'afterHelp'): string {
  let text = '';
  const write = (part: string): void => {
    text += part;
  };
  // Commander's types leave out that its commands are emitters.
  (command as unknown as EventEmitter).emit(event, { error: false, command, write });
  return text;
}
