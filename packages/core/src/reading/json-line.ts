import type { ReadOptions } from '../contract/text.js';
import { familyById } from '../families.js';
import * as say from '../messages/en/reading.js';
import { ok, problem, type Result } from '../result.js';
import type { BoardOptions, BoardRead } from './board-text.js';
import { isComplete, otherFamily } from './complete.js';
import { guessFamily } from './guess-family.js';
import { readOneBoard } from './one-board.js';
import { looksLikeId } from './text-kinds.js';

/** The name of a file, and perhaps a line of it: what programs call a board whose text they do not repeat. */
const NAME = /^[^\n]*\.\w*[a-z]\w*(:\d+)*$/i;

/**
 * The board in a JSON object on a line: its `text`, `id` or `board` is a board in any form. Its `family`, `format` and `goal` apply
 * unless options replace them.
 */
export function readJsonLine(line: string, options: BoardOptions): Result<BoardRead> {
  const parsed = objectIn(line);
  if (!parsed.ok) return parsed;
  const object = parsed.value;
  const text = textOf(object);
  if (typeof text !== 'string') return problem(say.jsonWithoutBoard(), 1, 1);
  const read = readAsSaid(text, object, options);
  if (read.ok) return ok({ ...read.value, object });
  const isName = typeof object.text !== 'string' && NAME.test(text);
  return problem(isName ? say.jsonWithFileName() : read.problem, 1, 1);
}

/** Programs other than ours may call something else an `id`. */
function textOf({ text, id, board }: Readonly<Record<string, unknown>>): unknown {
  return text ?? (typeof id === 'string' && looksLikeId(id) ? id : board);
}

function objectIn(line: string): Result<Record<string, unknown>> {
  try {
    const object: unknown = JSON.parse(line);
    if (typeof object === 'object' && object !== null && !Array.isArray(object)) return ok({ ...object });
    return problem(say.notAJsonObject(), 1, 1);
  } catch (error) {
    const { message } = error as Error;
    return problem(say.notJson({ error: message }), 1, Number(/position (\d+)/.exec(message)?.[1] ?? 0) + 1);
  }
}

function readAsSaid(text: string, object: Record<string, unknown>, options: BoardOptions): Result<BoardRead> {
  const { family: demanded, read } = options;
  if (isComplete(text)) return readOneBoard(text, options);
  const said = typeof object.family === 'string' ? familyById(object.family) : undefined;
  if (said !== undefined && demanded !== undefined && demanded !== said.id) return otherFamily(said, demanded);
  const family = said ?? familyById(demanded ?? '') ?? guessFamily(text, read);
  const readWith = (more: ReadOptions) => readOneBoard(text, { family: family.id, read: { ...more, ...read } });
  const { format, goal } = object;
  const written = family.formats.some(({ id }) => id === format) ? { format: format as string } : {};
  const first = readWith(written);
  // The goal as it was then, where it does not follow from the text.
  const isOther = first.ok && read.goal === undefined && typeof goal === 'string' && goal !== first.value.reading.goal;
  return isOther ? readWith({ ...written, goal }) : first;
}
