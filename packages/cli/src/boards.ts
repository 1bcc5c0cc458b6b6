import { families, familyById, guessFamily } from '@slidewise/core/families';
import type { Family, Reading, ReadOptions } from '@slidewise/core/family';
import { unknownId } from '@slidewise/core/nearest';
import type { Identified } from '@slidewise/core/position-id';
import { ok, type Result } from '@slidewise/core/result';
import { type ReadFlags, readOptions } from './flags.js';
import { readSources, readValue, type Source } from './input.js';

/** A board that was asked for: understood, or with the trouble in a sentence. */
export interface Board {
  /** Where it comes from: the file, and the line where a file holds many. */
  readonly label: string;
  readonly family?: Family;
  readonly reading?: Reading<unknown>;
  /** The file, line and column, and what is wrong there. */
  readonly trouble?: string;
}

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
  for await (const source of sources) yield* boardsIn(await leftGame(source), familyId, known);
}

/** A source as it is, or the position in which it was left if it is a saved game. */
async function leftGame(source: Source): Promise<Source> {
  if (!('text' in source) || source.line !== undefined || !/^\uFEFF?\s*\[/.test(source.text)) return source;
  // Loaded only where a text may be one.
  const { looksLikeGame, Session } = await import('@slidewise/core/session');
  if (!looksLikeGame(source.text)) return source;
  const { name } = source;
  const game = Session.restore(source.text);
  if (game.ok) {
    const { family, position, format, goal } = game.value;
    return { name, identified: ok({ family, reading: { position, format, goal } }) };
  }
  const { message, line, column } = game.problem;
  return { name: line === undefined ? name : `${name}:${line}:${column}`, trouble: message };
}

export function unknownFamily(id: string): string {
  return unknownId('family', id, families);
}

/** The boards in a text, or the one on the line that was asked for. */
export function* boardsIn(source: Source, familyId: string | undefined, options: ReadOptions): Generator<Board> {
  const { name, line: wanted } = source;
  if ('trouble' in source) {
    yield { label: name, trouble: `${name}: ${source.trouble}` };
    return;
  }
  if ('identified' in source) {
    yield identifiedBoard(name, source.identified, familyId, options);
    return;
  }
  const family = familyById(familyId ?? source.family ?? '') ?? guessFamily(source.text);
  let found = false;
  for (const { text, line, many } of withCompany(family.split(source.text, options))) {
    if (wanted !== undefined && line !== wanted) continue;
    found = true;
    const label = many ? `${name}:${line}` : name;
    const reading = family.parse(text, options);
    if (reading.ok) yield { label, family, reading: reading.value };
    else {
      const { message, line: row, column } = reading.problem;
      const place = row === undefined ? '' : `:${line + row - 1}:${column}`;
      yield { label, family, trouble: `${name}${place}: ${message}` };
    }
  }
  if (found) return;
  if (wanted === undefined) yield { label: name, family, trouble: `${name}: there is no board in it` };
  else yield { label: `${name}:${wanted}`, family, trouble: `${name}: no board starts on line ${wanted}` };
}

/** The board that an id or a saved game stands for. It says everything itself, so that nothing can be said beside it. */
function identifiedBoard(
  id: string,
  identified: Result<Identified>,
  familyId: string | undefined,
  options: ReadOptions,
): Board {
  if (!identified.ok) return { label: id, trouble: `${id}: ${identified.problem.message}` };
  const { family, reading } = identified.value;
  const beside = [...(familyId === undefined || familyId === family.id ? [] : ['family']), ...Object.keys(options)];
  if (beside.length === 0) return { label: id, family, reading };
  return { label: id, family, trouble: `${id}: this says everything itself, so leave out --${beside[0]}` };
}

/** A board that was understood. */
export type OneBoard = Required<Omit<Board, 'trouble'>>;

/** The board behind an argument, where there must be exactly one. */
export async function readOneBoard(path: string, flags: ReadFlags): Promise<OneBoard | { readonly trouble: string }> {
  let only: OneBoard | undefined;
  for await (const { label, family, reading, trouble } of readBoards([path], flags.family, readOptions(flags))) {
    if (family === undefined || reading === undefined) return { trouble: trouble! };
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
