import { type Family, type ReadOptions, type Scene, type ScenePiece, same } from '@slidewise/core/contract';
import { message } from '@slidewise/core/messages';
import { readBoard } from '@slidewise/core/reading';
import { ok, problem, type Result } from '@slidewise/core/result';
import { positionId } from '@slidewise/core/session';
import { aboutBoard, type NamedBoard } from './about-board.js';
import { PORTABLE } from './portable.js';

/** A board in another format. */
export interface Converted {
  readonly text: string;
  /** Without these options the text would be read as another board. */
  readonly options: Readonly<Record<string, string>>;
  /** The new names of pieces that have one, by their old ones. */
  readonly renamed: Readonly<Record<string, string>>;
}

/** The code of the problem with a name that is no format. */
export const UNKNOWN_FORMAT = 'no-such-format';

const noSuchFormat = message(
  UNKNOWN_FORMAT,
  ({ id, family, known }: { id: string; family: string; known: readonly string[] }) =>
    `there is no format "${id}" of ${family}: expected ${known.join(', ')}`,
);

/** Writes a board in a format; the problem is with the name of the format, or with what it cannot express. `also` are formats that the caller knows. */
export function convertBoard(
  { family, reading }: NamedBoard,
  format: string,
  also: readonly string[] = [],
): Result<Converted> {
  const { position } = reading;
  if (format === PORTABLE.id) {
    return ok({ text: positionId(family, position, reading.format), options: {}, renamed: {} });
  }
  const known = [...family.formats.map(({ id }) => id), PORTABLE.id, ...also];
  const isOwn = known.includes(format) && !also.includes(format);
  if (!isOwn) return problem(noSuchFormat({ id: format, family: family.title, known }));
  // With the names that the format prescribes: other programs may accept no others.
  const written = family.renamed?.(position, format) ?? position;
  const printed = family.print(written, format);
  if (!printed.ok) return printed;
  const text = printed.value;
  const options = neededOptions(family, written, text, format);
  return ok({ text, options, renamed: newNames(family.scene(position), family.scene(written)) });
}

/** What programs are told of a converted board. */
export function convertAnswer(board: NamedBoard, to: string, { text, options, renamed }: Converted) {
  return { ...aboutBoard(board), text, format: to, readAs: board.reading.format, options, renamed };
}

/** Which pieces have other names in another scene of the same board. */
function newNames(before: Scene, after: Scene): Record<string, string> {
  const placeOf = ({ cells: [first] }: ScenePiece): string => `${first?.row},${first?.column}`;
  const names = new Map(after.pieces.map((piece) => [placeOf(piece), piece.label]));
  const pairs = before.pieces.map((piece) => [piece.label, names.get(placeOf(piece))!] as const);
  return Object.fromEntries(pairs.filter(([old, now]) => old !== now));
}

/** The options without which the text would be read as another board; none where the text says it all. */
function neededOptions(family: Family, position: unknown, text: string, format: string): Record<string, string> {
  const isSame = (options: ReadOptions): boolean => {
    const read = family.parse(text, options);
    return read.ok && same(read.value.position, position);
  };
  let needed: Record<string, string> = isSame({}) ? {} : { format, ...family.readOptions(position) };
  for (const name of Object.keys(needed)) {
    const { [name]: _, ...fewer } = needed;
    if (isSame(fewer)) needed = fewer;
  }
  const read = readBoard({ line: 1, text }, { read: needed });
  return read.ok && read.value.family === family ? needed : { family: family.id, ...needed };
}
