import { lineWidth, wrapLines } from '../terminal/wrap.js';
import { type CommandPath, commandOf, visibleCommands } from './command-path.js';
import { helpOption } from './program-options.js';
import type { Detail } from './spec.js';
import { type Table, tableLines, tablesOf } from './tables.js';
import { argumentText, commandTerm, optionTerm, optionText, usageOf } from './terms.js';

/** Longer lines are hard to read. */
const WIDEST = 100;

/** A term and what it means. */
type Item = readonly [term: string, text: string];

/** The help page of a command, in lines of at most so many columns; examples are copied, and so never broken. */
export function helpPage(path: CommandPath, columns = lineWidth(WIDEST)): string {
  const command = commandOf(path);
  const { options = [], details = [] } = command;
  const lists: [string, Item[]][] = [
    ['Arguments:', (command.arguments ?? []).map((each) => [each.name, argumentText(each)])],
    ['Options:', [...options, helpOption(command)].map((each) => [optionTerm(each), optionText(each)])],
    [
      'Global Options:',
      path
        .slice(0, -1)
        .flatMap((above) => (above.options ?? []).map((each): Item => [optionTerm(each), optionText(each)])),
    ],
    ['Commands:', visibleCommands(command).map((each) => [commandTerm(each), each.summary])],
  ];
  const width = Math.max(...lists.flatMap(([, items]) => items.map(([term]) => term.length)));
  const parts = [
    `Usage: ${usageOf(path)}`,
    command.description,
    ...lists
      .filter(([, items]) => items.length > 0)
      .map(([title, items]) => [title, ...items.map(([term, text]) => `  ${term.padEnd(width)}  ${text}`)].join('\n')),
    ...details.flatMap(detailText),
    exitCodesText(command.exitCodes),
  ];
  const examples = ['Examples:', ...command.examples.map((line) => `  ${line}`)].join('\n');
  return `${[examples, ...parts.map((part) => wrapLines(part, columns))].join('\n\n')}\n`;
}

function detailText(detail: Detail): string[] {
  return typeof detail === 'string' ? [detail] : tablesOf(detail).map(tableText);
}

function tableText(table: Table): string {
  return [`${table.title}:`, ...tableLines(table).map((line) => `  ${line}`)].join('\n');
}

function exitCodesText(codes: Readonly<Record<number, string>>): string {
  return `Exit codes: ${Object.entries(codes)
    .map(([code, text]) => `${code} ${text}`)
    .join('; ')}.`;
}
