import { stat } from 'node:fs/promises';
import type { Family, Named } from '@slidewise/core/contract';
import { families } from '@slidewise/core/families';
import { algorithms } from '@slidewise/core/search';
import { readBoards } from '../../input/boards.js';
import { collectionFiles } from '../../input/collection.js';
import { isCalled, visibleCommands } from '../command-path.js';
import { familyValues } from '../family-values.js';
import type { CommandSpec, FamilyTopic, ValueSpec } from '../spec.js';
import { rankedAlgorithms } from '../tables.js';
import type { Line } from './command-line.js';

/** No more of a file's boards are looked at. */
const MOST_BOARDS = 1000;

export interface Candidate {
  readonly value: string;
  readonly note: string;
}

export interface Candidates {
  readonly words: readonly Candidate[];
  /** Any file will do, too. */
  readonly files: boolean;
}

/** The values that an option or argument may have. */
export async function valuesAt({ from, also = [], choices }: ValueSpec, line: Line): Promise<Candidates> {
  if (choices !== undefined) return { words: choices.map((value) => ({ value, note: '' })), files: false };
  switch (from) {
    case undefined:
      return { words: [], files: false };
    case 'file':
      return { words: [], files: true };
    case 'board':
      return boards(line.current);
    case 'command':
      return { words: commandNames(commandAbout(line)), files: false };
    case 'family':
      return { words: named(families.map(({ id, title }) => ({ id, summary: title }))), files: false };
    case 'ranked-algorithm':
      return { words: named(rankedAlgorithms()), files: false };
    default:
      return { words: named([...familyKnowledge(from, line), ...also]), files: false };
  }
}

export function commandNames(command: CommandSpec): Candidate[] {
  return visibleCommands(command).map(({ name, summary }) => ({ value: name, note: summary }));
}

/** The command that the words before the current one name, for commands that describe others. */
function commandAbout({ path: [program], operands }: Line): CommandSpec {
  const none = { ...program, commands: [] };
  return operands.reduce<CommandSpec>(
    (command, word) => visibleCommands(command).find((each) => isCalled(each, word)) ?? none,
    program,
  );
}

/** The values of all families, or of the one that the line is about. */
function familyKnowledge(topic: FamilyTopic, line: Line): readonly Named[] {
  const own = familiesOf(line).flatMap((family) => familyValues(family, topic));
  // Not what only describes a value, such as "ROW COLUMN".
  return (topic === 'algorithm' ? [...algorithms, ...own] : own).filter(({ id }) => /^[a-z\d-]+$/.test(id));
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

/** The lines of a file that holds many boards, or else the folders and names of the collection, one step deeper than typed. */
async function boards(typed: string): Promise<Candidates> {
  const lines = await boardLines(typed);
  if (lines.length > 0) return { words: lines.map((value) => ({ value, note: '' })), files: false };
  const depth = typed.split('/').length;
  const files = await collectionFiles();
  const steps = files.map(({ name }) => {
    const parts = name.split('/');
    return parts.length > depth ? `${parts.slice(0, depth).join('/')}/` : name;
  });
  return { words: [...new Set(steps)].sort().map((value) => ({ value, note: '' })), files: true };
}

function named(items: readonly Named[]): Candidate[] {
  return items.map(({ id, summary }) => ({ value: id, note: summary }));
}

/** The boards of a file that holds many, as `FILE:LINE`, once the colon is typed. */
async function boardLines(typed: string): Promise<string[]> {
  const path = /^(.+):\d*$/s.exec(typed)?.[1];
  if (path === undefined || path === '-') return [];
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && !found.isFile()) return [];
  const lines: string[] = [];
  let looked = 0;
  for await (const { label } of readBoards([path], undefined, {})) {
    if (/:\d+$/.test(label)) lines.push(label);
    if (++looked === MOST_BOARDS) break;
  }
  return lines;
}
