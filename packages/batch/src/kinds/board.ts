import type { Family, Reading, ReadOptions } from '@slidewise/core/contract';
import { familyById, guessFamily } from '@slidewise/core/families';
import { ok, problem, type Result } from '@slidewise/core/result';
import { looksLikeId, readBoardObject, readPositionId } from '@slidewise/core/session';
import { itemFailed, noBoardInItem } from '../messages.js';

/** A board of the input, as it stands there. */
export interface BoardItem {
  /** Where it comes from: the file, and the line where a file holds many. */
  readonly board: string;
  /** The line on which it starts. */
  readonly line: number;
  /** The family that its file looks like. */
  readonly family?: string;
  /** A board in any format, the id of a position, or a JSON object with either. */
  readonly text?: string;
  /** Why there is none. */
  readonly trouble?: string;
  /** Where in the line the trouble is. */
  readonly column?: number;
  /** It is the same text as that of an earlier item, whose row it shares. */
  readonly sameAs?: Place;
}

/** An item by its number, from 0, and the line of its file on which it starts. */
export interface Place {
  readonly number: number;
  readonly line: number;
}

export interface BoardOptions {
  readonly family?: string;
  readonly read: ReadOptions;
}

/** A board that was understood. */
export interface ReadBoard {
  readonly family: Family;
  readonly reading: Reading<unknown>;
  /** What it was read from. */
  readonly text: string;
  /** The JSON object that it came with, such as a row of an earlier run. */
  readonly object?: Readonly<Record<string, unknown>>;
}

/** Reads the board of an item. Lines of problems are lines of its file. */
export function readBoard(
  { text, line, column, family, trouble }: BoardItem,
  options: BoardOptions,
): Result<ReadBoard> {
  if (text === undefined)
    return problem(trouble === undefined ? noBoardInItem() : itemFailed({ error: trouble }), line, column);
  const read = /^\s*\{/.test(text)
    ? readBoardObject(text, options.family, options.read)
    : readText(text, options.family ?? family, options.read);
  if (read.ok || read.problem.line === undefined) return read;
  return problem(read.problem, line + read.problem.line - 1, read.problem.column);
}

function readText(text: string, familyId: string | undefined, options: ReadOptions): Result<ReadBoard> {
  const trimmed = text.trim();
  if (looksLikeId(trimmed)) {
    const identified = readPositionId(trimmed);
    return identified.ok ? ok({ ...identified.value, text: trimmed }) : identified;
  }
  const family = familyById(familyId ?? '') ?? guessFamily(text, options);
  const reading = family.parse(text, options);
  return reading.ok ? ok({ family, reading: reading.value, text: text.trimEnd() }) : reading;
}
