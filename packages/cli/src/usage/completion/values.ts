import type { Family, Named } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { algorithms } from '@slidewise/core/search';
import type { Argument, Option } from 'commander';
import { PORTABLE } from '../../commands/convert/options.js';
import { collectionFiles } from '../../input/collection.js';
import { subcommandsOf } from '../command-tree.js';
import { familyValues } from '../family-values.js';
import type { FamilyOption } from '../options.js';
import { boardLines } from './board-lines.js';
import type { Line } from './command-line.js';

export interface Candidate {
  readonly value: string;
  readonly note: string;
}

export interface Candidates {
  readonly words: readonly Candidate[];
  /** Any file will do, too. */
  readonly files: boolean;
  /** Several may stand in one word, with commas between. */
  readonly list?: boolean;
}

/** Options that take their values from what families know, by their names; in the plural they take lists. */
const SOURCES: Record<string, FamilyOption> = {
  '--format': '--format',
  '--to': '--format',
  '--goal': '--goal',
  '--metric': '--metric',
  '--tie-break': '--metric',
  '--heuristic': '--heuristic',
  '--algorithm': '--algorithm',
  '--letters': '--letters',
};

export async function valuesOfOption({ long, flags, argChoices }: Option, line: Line): Promise<Candidates> {
  if (argChoices !== undefined) return { words: argChoices.map((value) => ({ value, note: '' })), files: false };
  const singular = long!.replace(/(?<=[^s])s$/, '');
  const [name, list] = long! in SOURCES || !(singular in SOURCES) ? [long!, false] : [singular, true];
  if (name === '--family') return { words: named(families.map(aboutFamily)), files: false };
  if (name === '--boards') return { words: await boardNames(line.current), files: true };
  const source = SOURCES[name];
  if (source !== undefined) {
    const known = familyKnowledge(source, line);
    return { words: named(name === '--to' ? [...known, PORTABLE] : known), files: false, list };
  }
  return valuesOf(/[<[]([^\]>]*)/.exec(flags)?.[1] ?? '');
}

export async function valuesOfArgument(argument: Argument, { command, words }: Line): Promise<Candidates> {
  const { argChoices } = argument;
  const name = argument.name();
  if (argChoices !== undefined) return { words: argChoices.map((value) => ({ value, note: '' })), files: false };
  if (name === 'family') return { words: named(families.map(aboutFamily)), files: false };
  if (name === 'command') {
    // What is asked about is a command of the program.
    const program = command.parent ?? command;
    return {
      words: subcommandsOf(program).map((each) => ({ value: each.name(), note: each.summary() })),
      files: false,
    };
  }
  if (/board/.test(name)) {
    const typed = words.at(-1) ?? '';
    const lines = (await boardLines(typed)).map((value) => ({ value, note: '' }));
    return lines.length > 0 ? { words: lines, files: false } : { words: await boardNames(typed), files: true };
  }
  return valuesOf(name);
}

/** What a placeholder such as `<file.svg>` says about the value. */
function valuesOf(placeholder: string): Candidates {
  return { words: [], files: /file|folder|dir|path|moves/i.test(placeholder) };
}

/** What the families know, or the one that the line is about. */
function familyKnowledge(source: FamilyOption, line: Line): readonly Named[] {
  const own = familiesOf(line).flatMap((family) => familyValues(family, source));
  // Not what only describes a value, such as "ROW COLUMN".
  return (source === '--algorithm' ? [...algorithms, ...own] : own).filter(({ id }) => /^[a-z\d-]+$/.test(id));
}

/** The family that is named on the line, by itself or by a board of its folder in the collection; all where none is. */
function familiesOf({ words }: Line): readonly Family[] {
  const about = families.filter(({ id }) =>
    words.some(
      (word, i) =>
        word === `--family=${id}` || (word === id && words[i - 1] === '--family') || word.startsWith(`${id}/`),
    ),
  );
  return about.length > 0 ? about : families;
}

/** The folders and names of the collection, one step deeper than what is typed. */
async function boardNames(typed: string): Promise<Candidate[]> {
  const depth = typed.split('/').length;
  const files = await collectionFiles();
  const steps = files.map(({ name }) => {
    const parts = name.split('/');
    return parts.length > depth ? `${parts.slice(0, depth).join('/')}/` : name;
  });
  return [...new Set(steps)].sort().map((value) => ({ value, note: '' }));
}

function aboutFamily({ id, title }: Family): Named {
  return { id, summary: title };
}

function named(items: readonly Named[]): Candidate[] {
  return items.map(({ id, summary }) => ({ value: id, note: summary }));
}
