import type { Family, Reading, ReadOptions } from '@slidewise/core/contract';
import { families, familyById } from '@slidewise/core/families';
import { english, type Message } from '@slidewise/core/messages';
import {
  type BoardOptions,
  type BoardPart,
  isMeantAsBoard,
  readBoard,
  type SplitOptions,
  splitBoards,
} from '@slidewise/core/reading';
import type { Problem } from '@slidewise/core/result';
import { type Failure, failure, sentenceOf } from '@slidewise/server/answers';
import { say, visible } from '../terminal/complain.js';
import { Turns } from '../terminal/turns.js';
import { showCount } from '../terminal/units.js';
import { puzzleNamed } from './collection.js';
import { type ReadFlags, readOptions } from './flags.js';
import type { Finds } from './folder.js';
import { readSources, readValue, type Source, type TextSource } from './input.js';

/** A board that was asked for: read, or with an error. */
export interface InputBoard {
  /** Where it comes from: the file, and the line where a file holds many. */
  readonly label: string;
  readonly family?: Family;
  readonly reading?: Reading<unknown>;
  /** The file, line and column, and what is wrong there. */
  readonly error?: string;
  /** What the library said of it, if it was the library. */
  readonly cause?: Message;
  /** Enough has been said about its file: only programs want to hear of this one, too. */
  readonly hushed?: boolean;
  /** It is complete in itself, and only what was said beside it is wrong. */
  readonly isComplete?: boolean;
}

/** The most errors of one file that are reported in full. */
const MOST_ERRORS = 3;
/** The boards of a file that are inspected to decide whether it holds boards at all; one in four of them must be readable then. */
const SAMPLE = 20;
const ONE_IN = 4;

/** The boards behind the arguments, in order. */
export async function* readBoards(
  paths: readonly string[],
  familyId: string | undefined,
  options: ReadOptions,
): AsyncGenerator<InputBoard> {
  yield* boardsOf(readSources(paths), paths[0]!, familyId, options);
}

/** The boards in texts that are read already, or as they are read; `label` is what was asked for. */
export async function* boardsOf(
  sources: AsyncIterable<Source> | Iterable<Source>,
  label: string,
  familyId: string | undefined,
  options: ReadOptions,
): AsyncGenerator<InputBoard> {
  const known = await optionsOf(familyId, options);
  if ('error' in known) {
    yield { label, error: known.error };
    return;
  }
  const turns = new Turns();
  for await (const source of sources) {
    for (const board of boardsIn(source, familyId, known.read)) {
      yield board;
      if (turns.due) await turns.next();
    }
  }
}

/** How boards are to be read, with what stands in the files that options name. */
export async function optionsOf(
  family: string | undefined,
  read: ReadOptions,
): Promise<SplitOptions | { readonly error: string }> {
  if (family !== undefined && familyById(family) === undefined) return { error: unknownFamily(family) };
  const goal = await readValue(read.goal);
  if (goal !== undefined && 'error' in goal) return { error: `${goal.name}: ${goal.error}` };
  const known = goal === undefined ? read : { ...read, goal: goal.text };
  return { read: known, ...(family === undefined ? {} : { family }), puzzleNamed };
}

export function unknownFamily(id: string): string {
  return sentenceOf(english.unknownFamily(id, families));
}

/** The boards that a source stands for. */
export function* boardsIn(source: Source, familyId: string | undefined, options: ReadOptions): Generator<InputBoard> {
  const { name, among } = source;
  if ('end' in source) yield* endOfFolder(source.end);
  else if ('error' in source) {
    if (among === undefined) yield { label: visible(name), error: `${name}: ${source.error}` };
    else among.skipFile(name);
  } else {
    const boards = boardsOfText(source, familyId, options);
    yield* fewErrors(name, among === undefined ? boards : onlyBoards(boards, source.text, name, among));
  }
}

/** Reports what was skipped in a folder; that nothing else was in it is an error. */
function* endOfFolder({ folder, boards, sentence }: Finds): Generator<InputBoard> {
  if (boards === 0) {
    const more = sentence === undefined ? '' : ` (${sentence})`;
    yield { label: visible(folder), error: `${folder}: this directory holds no boards${more}` };
  } else if (sentence !== undefined) say(`note: ${folder}: ${sentence}`);
}

/** The boards of a file that was found in a folder; none if it does not look like a file of boards. */
function* onlyBoards(boards: Iterable<InputBoard>, text: string, name: string, among: Finds): Generator<InputBoard> {
  const rest = boards[Symbol.iterator]();
  const sample: InputBoard[] = [];
  for (let next = rest.next(); !next.done; next = rest.next()) {
    sample.push(next.value);
    if (sample.length === SAMPLE) break;
  }
  const readable = sample.filter(({ reading }) => reading !== undefined).length;
  if (readable * ONE_IN < sample.length && !isMeantAsBoard(text)) {
    among.skipFile(name);
    return;
  }
  among.boards += sample.length;
  yield* sample;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}

/** The same boards; if too many of them have errors, the others are only counted. */
function* fewErrors(name: string, boards: Iterable<InputBoard>): Generator<InputBoard> {
  let errors = 0;
  for (const board of boards) {
    if (board.error !== undefined) errors++;
    yield board.error !== undefined && errors > MOST_ERRORS ? { ...board, hushed: true } : board;
  }
  if (errors > MOST_ERRORS) say(`${name}: … and ${showCount(errors - MOST_ERRORS)} more that cannot be read`);
}

/** The boards in a text, or the one on the line that was asked for. */
function* boardsOfText(
  source: Extract<TextSource, { text: string }>,
  familyId: string | undefined,
  read: ReadOptions,
): Generator<InputBoard> {
  const { name, text, line: wanted } = source;
  const family = familyId ?? source.family;
  const options = { read, ...(family === undefined ? {} : { family }) };
  let found = false;
  for (const part of splitBoards(text, { ...options, puzzleNamed })) {
    if (wanted !== undefined && part.line !== wanted) continue;
    found = true;
    yield boardOf(part, source, options);
  }
  if (found) return;
  const shown = visible(name);
  if (wanted === undefined) yield { label: shown, error: `${name}: there is no board in it` };
  else yield { label: `${shown}:${wanted}`, error: `${name}: no board starts on line ${wanted}` };
}

function boardOf(part: BoardPart, { name, isArgument }: TextSource, options: BoardOptions): InputBoard {
  const label = part.only ? visible(name) : `${visible(name)}:${part.line}`;
  const board = readBoard(part, options);
  if (board.ok) return { label, family: board.value.family, reading: board.value.reading };
  const { problem } = board;
  const about = `${name}${isArgument ? '' : placeOf(problem)}`;
  return { label, ...failure(about, problem), isComplete: COMPLETE.includes(problem.code) };
}

/** The message for a board that names another family than the option. */
const COMPLETE = ['complete-in-itself', 'not-of-family'];

/** A line and a column behind the name of a file. */
export function placeOf({ line, column = 1 }: Problem): string {
  return line === undefined ? '' : `:${line}:${column}`;
}

/** A board that was understood. */
export type OneBoard = Required<Pick<InputBoard, 'label' | 'family' | 'reading'>>;

/** Why there is not exactly one board. */
type NoBoard = Failure & Pick<InputBoard, 'isComplete'>;

/** The board behind an argument, where there must be exactly one. */
export async function readOneBoard(path: string, flags: ReadFlags): Promise<OneBoard | NoBoard> {
  return onlyBoard(path, readBoards([path], flags.family, readOptions(flags)));
}

/** The one board of a text; it is a mistake if there are more. */
export async function onlyBoard(
  path: string,
  boards: AsyncIterable<InputBoard> | Iterable<InputBoard>,
): Promise<OneBoard | NoBoard> {
  let only: OneBoard | undefined;
  for await (const { label, family, reading, error, cause, isComplete } of boards) {
    if (family === undefined || reading === undefined) {
      return { error: error!, isComplete: isComplete === true, ...(cause && { cause }) };
    }
    if (only !== undefined) return { error: `${path}: this is more than one board; pick one, such as ${only.label}` };
    only = { label, family, reading };
  }
  return only!;
}
