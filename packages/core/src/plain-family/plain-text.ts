import type { Reading, ReadOptions } from '../contract/text.js';
import { unknownFormat, unknownGoal } from '../messages/en/names.js';
import { familySays, optionLeftOut } from '../messages/en/plain-families.js';
import { ok, problem, type Result } from '../result.js';
import { filledRows, lengthError } from '../text/rows.js';

/** The one text format of a plain family. */
export const TEXT_FORMAT = { id: 'text', summary: 'the text of the family' } as const;

/** The one goal of a plain family. */
export const SOLVED_GOAL = { id: 'solved', title: 'Solved', summary: 'the position is solved' } as const;

/** The board in a text. The text says all of it, so that there are no options. */
export function readPlain<P extends object>(
  parse: (text: string) => P | string,
  text: string,
  { format = TEXT_FORMAT.id, goal = SOLVED_GOAL.id, target, size }: ReadOptions,
): Result<Reading<P>> {
  if (format !== TEXT_FORMAT.id) return problem(unknownFormat(format, [TEXT_FORMAT]));
  if (goal !== SOLVED_GOAL.id) return problem(unknownGoal(goal, [SOLVED_GOAL]));
  if (target !== undefined || size !== undefined) {
    return problem(optionLeftOut({ option: target === undefined ? 'size' : 'target' }));
  }
  const length = lengthError(text);
  if (length !== undefined) return problem(length);
  const position = parse(text);
  if (typeof position !== 'string') return ok({ position, format, goal });
  // Sentences may quote the text. Control characters would reach a terminal.
  return problem(familySays({ sentence: position.replace(/[\p{Cc}\p{Cs}]/gu, '·') }));
}

/** Whether a text is a board, or begins with one: on its first line, or above its first empty line. */
export function looksPlain(isBoard: (text: string) => boolean, text: string): boolean {
  if (isBoard(text)) return true;
  const above: string[] = [];
  let last = 0;
  for (const { text: row, line } of filledRows(text)) {
    if (above.length > 0 && line > last + 1) break;
    above.push(row);
    last = line;
    if (above.length === 1 && isBoard(row)) return true;
  }
  return isBoard(above.join('\n'));
}
