import { isGame, isMeantAsBoard } from '@slidewise/core/collection';
import type { Family, Reading, ReadOptions } from '@slidewise/core/contract';
import { families, familyById, guessFamily } from '@slidewise/core/families';
import { english, type Message } from '@slidewise/core/messages';
import { ok, type Result } from '@slidewise/core/result';
import type { Identified } from '@slidewise/core/session';
import { say, visible } from '../terminal/complain.js';
import { sentenceOf, type Trouble, troubleWith } from '../terminal/sentence-of.js';
import { Turns } from '../terminal/turns.js';
import { showCount } from '../terminal/units.js';
import { type ReadFlags, readOptions } from './flags.js';
import type { Finds } from './folder.js';
import { readSources, readValue, type Source, type TextSource } from './input.js';

/** A board that was asked for: understood, or with the trouble in a sentence. */
export interface Board {
  /** Where it comes from: the file, and the line where a file holds many. */
  readonly label: string;
  readonly family?: Family;
  readonly reading?: Reading<unknown>;
  /** The file, line and column, and what is wrong there. */
  readonly trouble?: string;
  /** What the library said of it, if it was the library. */
  readonly cause?: Message;
  /** Enough has been said about its file: only programs want to hear of this one, too. */
  readonly hushed?: boolean;
  /** It is complete in itself, and only what was said beside it is wrong. */
  readonly isComplete?: boolean;
}

/** The most troubles of one file that are reported in full. */
const MOST_TROUBLES = 3;
/** The boards of a file that are inspected to decide whether it holds boards at all; one in four of them must be readable then. */
const SAMPLE = 20;
const ONE_IN = 4;

/** The boards behind the arguments, in order. */
export async function* readBoards(
  paths: readonly string[],
  familyId: string | undefined,
  options: ReadOptions,
): AsyncGenerator<Board> {
  yield* boardsOf(readSources(paths), paths[0]!, familyId, options);
}

/** The boards in texts that are read already, or as they are read; `label` is what was asked for. */
export async function* boardsOf(
  sources: AsyncIterable<Source> | Iterable<Source>,
  label: string,
  familyId: string | undefined,
  options: ReadOptions,
): AsyncGenerator<Board> {
  if (familyId !== undefined && familyById(familyId) === undefined) {
    yield { label, trouble: unknownFamily(familyId) };
    return;
  }
  const goal = await readValue(options.goal);
  if (goal !== undefined && 'trouble' in goal) {
    yield { label, trouble: `${goal.name}: ${goal.trouble}` };
    return;
  }
  const known = goal === undefined ? options : { ...options, goal: goal.text };
  const turns = new Turns();
  for await (const source of sources) {
    for (const each of await listedIds(await leftGame(source))) {
      const objects = await listedObjects(each, familyId, known);
      for (const board of objects ?? boardsIn(each, familyId, known)) {
        yield board;
        if (turns.due) await turns.next();
      }
    }
  }
}

/** A source as it is, or the position in which it was left if it is a saved game. */
async function leftGame(source: Source): Promise<Source> {
  if (!('text' in source) || source.line !== undefined || !/^\uFEFF?\s*\[/.test(source.text)) return source;
  // Loaded only where a text may be one.
  const { looksLikeGame, Session } = await import('@slidewise/core/session');
  if (!looksLikeGame(source.text) || (source.among !== undefined && !isGame(source.text))) return source;
  const { name, text, among } = source;
  const game = Session.restore(text, families);
  // It is a saved game, whether it was named or found in a folder, so it counts even if it is damaged.
  if (among !== undefined) among.boards++;
  if (game.ok) {
    const { family, position, format, goal } = game.value;
    return { name, identified: ok({ family, reading: { position, format, goal } }) };
  }
  const { message, line, column } = game.problem;
  return { name: line === undefined ? name : `${name}:${line}:${column}`, trouble: message };
}

/** An id on a line; as in other lists, a number may stand before and behind it. */
const LISTED_ID = /^(?:\d+\s+)?([a-z][a-z-]*:\S*)(?:\s+\d+)?$/;

/** A source as it is, or the positions of its lines if these are ids. */
async function listedIds(source: Source): Promise<readonly Source[]> {
  if (!('text' in source) || !/^\uFEFF?\s*(?:\d+\s+)?[a-z][a-z-]*:/.test(source.text)) return [source];
  const { looksLikeId, readPositionId } = await import('@slidewise/core/session');
  const { name, text, line: wanted, among } = source;
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const ids = lines.flatMap((each, i) => (each.trim() === '' ? [] : [{ id: idOn(each.trim()), line: i + 1 }]));
  if (!looksLikeId(ids[0]!.id)) return [source];
  const asked = ids.filter(({ line }) => wanted === undefined || line === wanted);
  if (among !== undefined) among.boards += asked.length;
  if (asked.length === 0) return [{ name: `${name}:${wanted}`, trouble: `no board starts on line ${wanted}` }];
  return asked.map(({ id, line }) => ({
    name: ids.length === 1 ? name : `${name}:${line}`,
    identified: readPositionId(id),
  }));
}

/** The boards of a source whose lines are JSON objects, as `generate --json`, `enumerate --json` and `batch merge` print them; undefined if they are none. */
async function listedObjects(
  source: Source,
  familyId: string | undefined,
  options: ReadOptions,
): Promise<Iterable<Board> | undefined> {
  if (!('text' in source) || !/^\uFEFF?\s*\{/.test(source.text)) return undefined;
  const { looksLikeBoardObject, readBoardObject } = await import('@slidewise/core/session');
  if (!looksLikeBoardObject(source.text)) return undefined;
  const { name, text, among, family } = source;
  const boards = boardsOfObjects(source, (line) => readBoardObject(line, familyId ?? family, options));
  return fewTroubles(name, among === undefined ? boards : onlyBoards(boards, text, name, among));
}

function* boardsOfObjects(
  { name, text, line: wanted }: Extract<TextSource, { text: string }>,
  read: (line: string) => Result<Identified>,
): Generator<Board> {
  const shown = visible(name);
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const many = lines.filter((line) => line.trim() !== '').length > 1;
  let found = false;
  for (const [i, each] of lines.entries()) {
    if (each.trim() === '' || (wanted !== undefined && wanted !== i + 1)) continue;
    found = true;
    const label = many ? `${shown}:${i + 1}` : shown;
    const board = read(each);
    if (board.ok) yield { label, family: board.value.family, reading: board.value.reading };
    else
      yield {
        label,
        trouble: `${name}:${i + 1}:${board.problem.column ?? 1}: ${sentenceOf(board.problem)}`,
        cause: board.problem,
      };
  }
  if (!found) yield { label: `${shown}:${wanted}`, trouble: `${name}: no board starts on line ${wanted}` };
}

function idOn(line: string): string {
  return LISTED_ID.exec(line)?.[1] ?? line;
}

export function unknownFamily(id: string): string {
  return sentenceOf(english.unknownFamily(id, families));
}

/** The boards that a source stands for. */
export function* boardsIn(source: Source, familyId: string | undefined, options: ReadOptions): Generator<Board> {
  const { name, among } = source;
  if ('end' in source) yield* endOfFolder(source.end);
  else if ('trouble' in source) {
    if (among === undefined) yield { label: visible(name), trouble: `${name}: ${source.trouble}` };
    else among.skipFile(name);
  } else if ('identified' in source) yield identifiedBoard(name, source.identified, familyId, options);
  else {
    const boards = boardsOfText(source, familyId, options);
    yield* fewTroubles(name, among === undefined ? boards : onlyBoards(boards, source.text, name, among));
  }
}

/** Reports what was skipped in a folder; that nothing else was in it is a trouble. */
function* endOfFolder({ folder, boards, sentence }: Finds): Generator<Board> {
  if (boards === 0) {
    const more = sentence === undefined ? '' : ` (${sentence})`;
    yield { label: visible(folder), trouble: `${folder}: this directory holds no boards${more}` };
  } else if (sentence !== undefined) say(`note: ${folder}: ${sentence}`);
}

/** The boards of a file that was found in a folder; none if it does not look like a file of boards. */
function* onlyBoards(boards: Iterable<Board>, text: string, name: string, among: Finds): Generator<Board> {
  const rest = boards[Symbol.iterator]();
  const sample: Board[] = [];
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

/** The same boards; if too many of them have troubles, the others are only counted. */
function* fewTroubles(name: string, boards: Iterable<Board>): Generator<Board> {
  let troubles = 0;
  for (const board of boards) {
    if (board.trouble !== undefined) troubles++;
    yield board.trouble !== undefined && troubles > MOST_TROUBLES ? { ...board, hushed: true } : board;
  }
  if (troubles > MOST_TROUBLES) say(`${name}: … and ${showCount(troubles - MOST_TROUBLES)} more that cannot be read`);
}

/** The boards in a text, or the one on the line that was asked for. */
function* boardsOfText(
  { name, text: whole, line: wanted, family: usual }: Extract<TextSource, { text: string }>,
  familyId: string | undefined,
  options: ReadOptions,
): Generator<Board> {
  const shown = visible(name);
  const family = familyById(familyId ?? usual ?? '') ?? guessFamily(whole, options);
  let found = false;
  for (const { text, line, many } of withCompany(family.split(whole, options))) {
    if (wanted !== undefined && line !== wanted) continue;
    found = true;
    const label = many ? `${shown}:${line}` : shown;
    const reading = family.parse(text, options);
    if (reading.ok) yield { label, family, reading: reading.value };
    else {
      const { line: row, column } = reading.problem;
      const place = row === undefined ? '' : `:${line + row - 1}:${column}`;
      yield { label, family, ...troubleWith(`${name}${place}`, reading.problem) };
    }
  }
  if (found) return;
  if (wanted === undefined) yield { label: shown, family, trouble: `${name}: there is no board in it` };
  else yield { label: `${shown}:${wanted}`, family, trouble: `${name}: no board starts on line ${wanted}` };
}

/** The board that an id or a saved game stands for. It is complete in itself, so that nothing can be said beside it. */
function identifiedBoard(
  id: string,
  identified: Result<Identified>,
  familyId: string | undefined,
  options: ReadOptions,
): Board {
  const label = visible(id);
  if (!identified.ok) return { label, ...troubleWith(id, identified.problem) };
  const { family, reading } = identified.value;
  const beside = [...(familyId === undefined || familyId === family.id ? [] : ['family']), ...Object.keys(options)];
  if (beside.length === 0) return { label, family, reading };
  return {
    label,
    family,
    trouble: `${id}: this is complete in itself, so leave out --${beside[0]}`,
    isComplete: true,
  };
}

/** A board that was understood. */
export type OneBoard = Required<Pick<Board, 'label' | 'family' | 'reading'>>;

/** Why there is not exactly one board. */
type NoBoard = Trouble & Pick<Board, 'isComplete'>;

/** The board behind an argument, where there must be exactly one. */
export async function readOneBoard(path: string, flags: ReadFlags): Promise<OneBoard | NoBoard> {
  return onlyBoard(path, readBoards([path], flags.family, readOptions(flags)));
}

/** The one board of a text; it is a mistake if there are more. */
export async function onlyBoard(
  path: string,
  boards: AsyncIterable<Board> | Iterable<Board>,
): Promise<OneBoard | NoBoard> {
  let only: OneBoard | undefined;
  for await (const { label, family, reading, trouble, cause, isComplete } of boards) {
    if (family === undefined || reading === undefined) {
      return { trouble: trouble!, isComplete: isComplete === true, ...(cause && { cause }) };
    }
    if (only !== undefined) return { trouble: `${path}: this is more than one board; pick one, such as ${only.label}` };
    only = { label, family, reading };
  }
  return only!;
}

/** The items, each with the word whether there are others. Looks one ahead, so that a long list is never held as a whole. */
function* withCompany<T extends object>(items: Iterable<T>): Generator<T & { many: boolean }> {
  let [waiting, count] = [undefined as T | undefined, 0];
  for (const item of items) {
    if (waiting !== undefined) yield { ...waiting, many: true };
    waiting = item;
    count++;
  }
  if (waiting !== undefined) yield { ...waiting, many: count > 1 };
}
