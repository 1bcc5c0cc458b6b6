import { argumentError, assertArguments, aText, optional } from '../check.js';
import { aFamily, anIdOf, positionOf, someFamilies } from '../contract/checking/family-checks.js';
import type { Family } from '../contract/family.js';
import type { Ids } from '../contract/ids.js';
import { same } from '../contract/same.js';
import type { Reading, ReadOptions } from '../contract/text.js';
import { families } from '../families.js';
import { unknownFamily, unknownFormat } from '../messages/en/names.js';
import * as say from '../messages/en/session.js';
import { ok, problem, type Result, unwrap } from '../result.js';
import { lengthError, shorten } from '../text/rows.js';

// A position as one portable line, such as `rush-hour:usc:...b../...b../aa.b.d/..cccd/....../......`: the family, the format
// and its options, and the text. It contains only characters that need no escaping in URLs, shells and file names.

/** The options that an id may have, in their order. */
const OPTIONS = ['target', 'goal', 'size'] as const;

/** A position and the family that it belongs to. */
export interface Identified<P = unknown, M = unknown, I extends Ids = Ids> {
  /** Its family. */
  readonly family: Family<P, M, I>;
  /** The position, with the format and the goal of the id. */
  readonly reading: Reading<P, I['format']>;
}

/** The id of a position; in the wanted format if that can express the position. */
export function positionId<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  wanted?: I['format'],
): string {
  assertArguments(['family', family, aFamily]);
  assertArguments(['wanted', wanted, optional(anIdOf(unknownFormat, family.formats))]);
  const board = positionOf(family, position);
  return written(family, board, idStyleOf(family, board, wanted));
}

/** The format in which a position is written: the wanted one if that can express it. */
export function formatToWrite<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  position: P,
  wanted: I['format'],
): I['format'] {
  return idStyleOf(family, position, wanted).format;
}

/** Writes the ids of many positions, the same as `positionId`: quickly where what is written beside the board is as it was before. */
export function positionIds<P, M, I extends Ids = Ids>(
  family: Family<P, M, I>,
  wanted?: I['format'],
): (position: P) => string {
  let last: IdStyle | undefined;
  return (position) => {
    const like = last === undefined ? undefined : writtenLike(family, position, last);
    if (like !== undefined) return like;
    last = idStyleOf(family, position, wanted);
    return written(family, position, last);
  };
}

/** How a position is written: in a format, with what does not follow from the text, with as few blanks as possible or not. */
interface IdStyle {
  readonly format: string;
  readonly options: ReadOptions;
  readonly isTerse: boolean;
}

function idStyleOf(family: Family, board: unknown, wanted: string | undefined): IdStyle {
  const rest = family.formats.map(({ id }) => id).filter((id) => id !== wanted);
  for (const format of wanted === undefined ? rest : [wanted, ...rest]) {
    const printed = family.print(board, format);
    if (!printed.ok) continue;
    const means = (text: string, options: ReadOptions): boolean => isMeant(family, board, format, text, options);
    let options = means(printed.value, {}) ? {} : family.readOptions(board);
    if (!means(printed.value, options)) continue;
    // Options that follow from the text are left out, and columns need not be aligned.
    for (const name of OPTIONS) {
      const { [name]: _, ...fewer } = options;
      if (means(printed.value, fewer)) options = fewer;
    }
    return { format, options, isTerse: means(terse(printed.value), options) };
  }
  throw new Error(`No format of ${family.title} can express this position.`);
}

function isMeant(family: Family, board: unknown, format: string, text: string, options: ReadOptions): boolean {
  const back = family.parse(text, { ...options, format });
  return back.ok && same(back.value.position, board);
}

/** The id of a position if it can be written in this style and needs all that is written beside it. */
function writtenLike(family: Family, board: unknown, { format, options, isTerse }: IdStyle): string | undefined {
  const printed = family.print(board, format);
  if (!printed.ok || !isTerse) return undefined;
  const text = terse(printed.value);
  if (!isMeant(family, board, format, text, options)) return undefined;
  for (const name of OPTIONS) {
    const { [name]: value, ...fewer } = options;
    if (value !== undefined && isMeant(family, board, format, text, fewer)) return undefined;
  }
  return idOf(family, { format, options, isTerse }, text);
}

function written(family: Family, board: unknown, style: IdStyle): string {
  const printed = unwrap(family.print(board, style.format));
  return idOf(family, style, style.isTerse ? terse(printed) : printed);
}

function terse(text: string): string {
  return text.replace(/ +/g, ' ').replace(/^ | $|\n$/gm, '');
}

function idOf(family: Family, { format, options }: IdStyle, text: string): string {
  const beside = OPTIONS.flatMap((name) => (options[name] === undefined ? [] : `,${name}=${packed(options[name])}`));
  return `${family.id}:${format}${beside.join('')}:${packed(text)}`;
}

/** The position that an id stands for: one of the given families, or of all families there are. */
export function readPositionId(text: string, among: readonly Family[] = families): Result<Identified> {
  return identify(text, among);
}

/** `readPositionId` without the registry: a page that knows its families carries no others. */
export function identify<P, M, I extends Ids>(
  text: string,
  among: readonly Family<P, M, I>[],
): Result<Identified<P, M, I>> {
  const mistaken = argumentError(['text', text, aText], ['families', among, someFamilies]);
  if (mistaken !== undefined) return problem(mistaken);
  const error = lengthError(text, say.idTooLong);
  if (error !== undefined) return problem(error);
  const parts = text.trim().split(':', 4);
  if (parts.length !== 3) return problem(say.notAnId());
  const [familyId, how, board] = parts as [string, string, string];
  const family = among.find(({ id }) => id === familyId);
  if (family === undefined) return problem(unknownFamily(familyId, among));
  // One more option than there can be, so that an excess is reported; the rest is not inspected.
  const [format, ...beside] = how.split(',', OPTIONS.length + 2) as [string, ...string[]];
  if (!family.formats.some(({ id }) => id === format)) return problem(unknownFormat(format, family.formats));
  const options: { -readonly [K in keyof ReadOptions]: ReadOptions[K] } = { format };
  for (const option of beside) {
    const [name = '', value] = option.split('=');
    const known = OPTIONS.find((each) => each === name);
    const plain = unpacked(value ?? '');
    if (known === undefined || value === undefined || plain === undefined || options[known] !== undefined) {
      return problem(say.idOption({ option: shorten(option), known: OPTIONS }));
    }
    options[known] = plain;
  }
  const plain = unpacked(board);
  if (plain === undefined) return problem(say.idDamaged());
  const reading = family.parse(plain, options);
  if (!reading.ok) return reading;
  return ok({ family, reading: reading.value });
}

/** Rows are separated by `/` and words by `_`; other characters are percent-encoded. */
function packed(text: string): string {
  return encodeURIComponent(text)
    .replace(/[_!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%0A', '/')
    .replaceAll('%20', '_');
}

function unpacked(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('/', '%0A').replaceAll('_', '%20'));
  } catch {
    return undefined;
  }
}
