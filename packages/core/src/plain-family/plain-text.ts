import type { BoardText, Reading, ReadOptions } from '../contract/text.js';
import { unknownFormat, unknownGoal } from '../messages/en/names.js';
import { familySays, optionLeftOut } from '../messages/en/plain-families.js';
import { ok, problem, type Result } from '../result.js';
import { filledRows, lengthTrouble } from '../text/rows.js';

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
  const length = lengthTrouble(text);
  if (length !== undefined) return problem(length);
  const position = parse(text);
  if (typeof position !== 'string') return ok({ position, format, goal });
  // Sentences may quote the text. Control characters would reach a terminal.
  return problem(familySays({ sentence: position.replace(/[\p{Cc}\p{Cs}]/gu, '·') }));
}

/** The boards of a text: the whole text, or its lines, or the parts between blank lines, whichever can be read first. */
export function splitPlain(isBoard: (text: string) => boolean, text: string): readonly BoardText[] {
  const whole = [{ text, line: 1 }];
  if (isBoard(text)) return whole;
  const rows = [...filledRows(text)];
  const lists = [rows, paragraphsOf(rows)];
  return lists.find((boards) => boards.length > 1 && isBoard(boards[0]!.text)) ?? whole;
}

function paragraphsOf(rows: readonly BoardText[]): readonly BoardText[] {
  const paragraphs: { text: string; line: number }[] = [];
  let next = 0;
  for (const { text, line } of rows) {
    const last = paragraphs.at(-1);
    if (last === undefined || line > next) paragraphs.push({ text, line });
    else last.text += `\n${text}`;
    next = line + 1;
  }
  return paragraphs;
}
