import { argumentError, aText, type Check, objectWith, optional, wholeNumber } from '../check.js';
import { anIdOf, someReadOptions } from '../contract/checking/family-checks.js';
import { families } from '../families.js';
import { unknownFamily } from '../messages/en/names.js';
import * as say from '../messages/en/reading.js';
import { problem, type Result } from '../result.js';
import type { BoardOptions, BoardRead, BoardText } from './board-text.js';
import { readJsonLine } from './json-line.js';
import { readOneBoard } from './one-board.js';
import { looksLikeObject } from './text-kinds.js';

const aBoardText = objectWith({ line: wholeNumber(1), text: optional(aText), family: optional(aText) });
/** Looked up each time: families may be added. */
const aFamilyId: Check = (value, name) => anIdOf(unknownFamily, families)(value, name);
export const someBoardOptions = objectWith({ family: optional(aFamilyId), read: someReadOptions });

/** Reads the board of a text. Lines of problems are lines of the whole text. */
export function readBoard(given: BoardText, options: BoardOptions = { read: {} }): Result<BoardRead> {
  const mistaken = argumentError(['given', given, aBoardText], ['options', options, someBoardOptions]);
  if (mistaken !== undefined) return problem(mistaken);
  const { text, line, column, family, error } = given;
  if (text === undefined) return problem(error ?? say.noBoardInText(), line, column);
  const read = looksLikeObject(text) ? readJsonLine(text, options) : readOneBoard(text, options, family);
  if (read.ok || read.problem.line === undefined) return read;
  return problem(read.problem, line + read.problem.line - 1, read.problem.column);
}
