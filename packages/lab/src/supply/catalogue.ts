import {
  aCount,
  aFunction,
  argumentError,
  aText,
  check,
  listOf,
  objectWith,
  oneOf,
  wholeNumber,
} from '@slidewise/core/checking';
import type { Size } from '@slidewise/core/contract';
import { ok, problem, type Result } from '@slidewise/core/result';
import { listNotJson, sevenLengths } from '../messages/en/generating.js';

/** Brings the text of a file of boards by its name: from a folder, over the network, out of a cache. */
export type ShardSource = (name: string) => Promise<string>;

/** The name of the file that lists all others. */
export const CATALOGUE = 'catalogue.json';

/** A part of a list of boards, in a file of its own. */
export interface Shard {
  /** The name of the file. */
  readonly file: string;
  /** Each line is a board that takes `least` moves; or one from which boards of `least` to `most` moves can be reached, with how many there are of each length. */
  readonly holds: 'boards' | 'components';
  /** The shortest of its boards. */
  readonly least: number;
  /** The longest of its boards. */
  readonly most: number;
  /** How many lines it has. */
  readonly lines: number;
}

/** What all boards of a list have in common. */
interface ListedBoards {
  /** The id of the family. */
  readonly family: string;
  /** How the ids of the boards begin: the lines are the rest of them. */
  readonly prefix: string;
  /** What the lengths count. */
  readonly metric: string;
}

/** Boards of a size that need not be made, because they are listed. */
export interface Listed extends ListedBoards {
  /** The size of the boards. */
  readonly size: Size;
  /** Its files. */
  readonly shards: readonly Shard[];
}

/** The boards of the days: their lengths from Monday to Sunday, each with as many lines of the file, one after another. */
export interface Days extends ListedBoards {
  /** The name of the file. */
  readonly file: string;
  /** The lengths, and how many boards there are of each. */
  readonly weekdays: readonly { readonly length: number; readonly lines: number }[];
}

/** Which boards there are, and in which files. */
export interface Catalogue {
  /** Lists of boards by family and size. */
  readonly listed: readonly Listed[];
  /** The boards of the days, a row for each family. */
  readonly days: readonly Days[];
}

const common = { family: aText, prefix: aText, metric: aText };
const aLength = wholeNumber(1);

const aCatalogue = objectWith({
  listed: listOf(
    objectWith({
      ...common,
      size: objectWith({ width: aLength, height: aLength }),
      shards: listOf(
        objectWith({
          file: aText,
          holds: oneOf(['boards', 'components']),
          least: aLength,
          most: aLength,
          lines: aCount,
        }),
      ),
    }),
  ),
  days: listOf(
    objectWith({
      ...common,
      file: aText,
      weekdays: check(
        sevenLengths,
        (value) =>
          Array.isArray(value) &&
          value.length === 7 &&
          listOf(objectWith({ length: aLength, lines: aLength }))(value, '') === undefined,
      ),
    }),
  ),
});

export const aSource = aFunction;

/** Reads the file that lists all others. */
export function readCatalogue(text: string): Result<Catalogue> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problem(listNotJson({ file: CATALOGUE }));
  }
  const error = argumentError([CATALOGUE, value, aCatalogue]);
  return error === undefined ? ok(value as Catalogue) : problem(error);
}
