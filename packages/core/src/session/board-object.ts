import { aText, demand, optional, troubleWith } from '../check.js';
import { someReadOptions } from '../contract/checking/family-kinds.js';
import type { ReadOptions } from '../contract/text.js';
import { familyById, guessFamily } from '../families.js';
import * as say from '../messages/en/session.js';
import { ok, problem, type Result } from '../result.js';
import { type Identified, looksLikeId, readPositionId } from './position-id.js';

/** A board that stands in a JSON object. */
export interface ObjectBoard extends Identified {
  /** What it was read from. */
  readonly text: string;
  /** The whole object. */
  readonly object: Readonly<Record<string, unknown>>;
}

/** The name of a file, and perhaps a line of it: what programs call a board whose text they do not repeat. */
const NAME = /^[^\n]*\.\w*[a-z]\w*(:\d+)*$/i;

/** Whether a text starts like a list of JSON objects, one a line. */
export function looksLikeBoardObject(text: string): boolean {
  demand(['text', text, aText]);
  return /^\uFEFF?\s*\{[ \t]*"/.test(text);
}

/**
 * The board in a JSON object on a line, as programs print them: its `text`, `id` or `board` is a board or the id of a position. What else it says, `family`, `format` and
 * `goal`, is how that is read, unless options say otherwise.
 */
export function readBoardObject(line: string, family?: string, options: ReadOptions = {}): Result<ObjectBoard> {
  const trouble = troubleWith(
    ['line', line, aText],
    ['family', family, optional(aText)],
    ['options', options, someReadOptions],
  );
  if (trouble !== undefined) return problem(trouble);
  const object = objectIn(line);
  if (!object.ok) return object;
  const text = textOf(object.value);
  if (typeof text !== 'string') return problem(say.jsonWithoutBoard(), 1, 1);
  const read = looksLikeId(text.trim()) ? readPositionId(text) : readBoard(text, object.value, family, options);
  if (read.ok) return ok({ ...read.value, text: text.trimEnd(), object: object.value });
  const isName = typeof object.value.text !== 'string' && NAME.test(text);
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

function readBoard(
  text: string,
  { family: usual, format, goal }: Record<string, unknown>,
  familyId: string | undefined,
  options: ReadOptions,
): Result<Identified> {
  const family = familyById((typeof usual === 'string' ? usual : familyId) ?? '') ?? guessFamily(text, options);
  const said = typeof format === 'string' && family.formats.some(({ id }) => id === format) ? { format } : {};
  const reading = family.parse(text, { ...said, ...options });
  if (!reading.ok) return reading;
  // The goal as it was then, where it does not follow from the text.
  const other = options.goal === undefined && typeof goal === 'string' && goal !== reading.value.goal;
  const again = other ? family.parse(text, { ...said, ...options, goal }) : reading;
  return again.ok ? ok({ family, reading: again.value }) : again;
}
