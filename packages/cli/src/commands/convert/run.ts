import { isDeepStrictEqual } from 'node:util';
import type { Family, ReadOptions, Scene, ScenePiece } from '@slidewise/core/contract';
import { readBoard } from '@slidewise/core/reading';
import { positionId } from '@slidewise/core/session';
import { suggestion } from '@slidewise/core/text';
import { type InputBoard, readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { aboutBoard } from '../../output/about-board.js';
import { complain, errorLine, say } from '../../terminal/complain.js';
import { type Failure, failure } from '../../terminal/sentence-of.js';
import { type ConvertFlags, PDDL, PORTABLE } from './options.js';

/** What became of a board: its new text, or why there is none. */
type Converted =
  | {
      readonly text: string;
      readonly options: Record<string, string>;
      /** The new names of pieces that have one, by their old ones. */
      readonly renamed: Record<string, string>;
    }
  | (Failure & { readonly code: 1 | 2 });

/** Writes all boards in the format, in order, and returns the exit code. */
export async function run(paths: readonly string[], flags: ConvertFlags): Promise<number> {
  if (flags.to === PDDL.id) return (await import('./pddl.js')).runPddl(paths, flags);
  const foreign = (['metric', 'out'] as const).find((name) => flags[name] !== undefined);
  if (foreign !== undefined) return complain(`--${foreign} is for --to ${PDDL.id}`);
  let code = 0;
  let written: string | undefined;
  for await (const board of readBoards(paths, flags.family, readOptions(flags))) {
    const converted = convert(board, flags.to);
    if ('error' in converted) {
      if (!board.hushed) complain(converted.error);
      code = Math.max(code, converted.code);
    }
    if (flags.json) process.stdout.write(jsonLine(board, flags.to, converted));
    else if ('text' in converted) {
      const { text, options, renamed } = converted;
      // Boards of several lines are set apart by an empty one; a board on each line needs nothing between.
      const gap = written !== undefined && (text + written).includes('\n') ? '\n' : '';
      process.stdout.write(`${gap}${text}\n`);
      written = text;
      const pairs = Object.entries(renamed).map(([before, after]) => `${before} is ${after}`);
      if (pairs.length > 0) say(`note: ${board.label} has other names as ${flags.to}: ${shortList(pairs)}`);
      const needed = Object.entries(options).map(([name, value]) => `--${name} ${quoted(value)}`);
      if (needed.length > 0) {
        say(`note: ${board.label} reads back the same with ${needed.join(' ')}`);
      }
    }
  }
  return code;
}

function convert({ label, family, reading, error, cause }: InputBoard, format: string): Converted {
  if (family === undefined || reading === undefined) return { error: error!, ...(cause && { cause }), code: 2 };
  const { position } = reading;
  if (format === PORTABLE.id) return { text: positionId(family, position, reading.format), options: {}, renamed: {} };
  const known = [...family.formats.map(({ id }) => id), PORTABLE.id, PDDL.id];
  if (!known.includes(format)) {
    const message = `there is no format "${format}" of ${family.title}: expected ${known.join(', ')}${suggestion(format, known)}`;
    return { error: `${label}: ${message}`, code: 2 };
  }
  // With the names that the format prescribes: other programs may accept no others.
  const written = family.renamed?.(position, format) ?? position;
  const printed = family.print(written, format);
  if (!printed.ok) return { ...failure(label, printed.problem), code: 1 };
  const text = printed.value;
  const options = neededOptions(family, written, text, format);
  return { text, options, renamed: newNames(family.scene(position), family.scene(written)) };
}

/** Which pieces have other names in another scene of the same board. */
function newNames(before: Scene, after: Scene): Record<string, string> {
  const placeOf = ({ cells: [first] }: ScenePiece): string => `${first?.row},${first?.column}`;
  const names = new Map(after.pieces.map((piece) => [placeOf(piece), piece.label]));
  const pairs = before.pieces.map((piece) => [piece.label, names.get(placeOf(piece))!] as const);
  return Object.fromEntries(pairs.filter(([old, now]) => old !== now));
}

/** So many are listed in full. */
const LISTED = 12;

function shortList(items: readonly string[]): string {
  const more = items.length - LISTED;
  return more <= 0 ? items.join(', ') : `${items.slice(0, LISTED).join(', ')} and ${more} more`;
}

/** The options without which the text would be read as another board; none where the text says it all. */
function neededOptions(family: Family, position: unknown, text: string, format: string): Record<string, string> {
  const isSame = (options: ReadOptions): boolean => {
    const read = family.parse(text, options);
    return read.ok && isDeepStrictEqual(read.value.position, position);
  };
  let needed: Record<string, string> = isSame({}) ? {} : { format, ...family.readOptions(position) };
  for (const name of Object.keys(needed)) {
    const { [name]: _, ...fewer } = needed;
    if (isSame(fewer)) needed = fewer;
  }
  const read = readBoard({ line: 1, text }, { read: needed });
  return read.ok && read.value.family === family ? needed : { family: family.id, ...needed };
}

/** A value as a shell reads it back. */
function quoted(value: string): string {
  return /^[\w./:+-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

function jsonLine({ label, family, reading }: InputBoard, to: string, converted: Converted): string {
  if ('error' in converted) return errorLine(label, converted.error, converted.cause);
  if (family === undefined || reading === undefined) throw new Error('There is a text of a board that was not read.');
  const object = {
    ...aboutBoard({ label, family, reading }),
    text: converted.text,
    format: to,
    readAs: reading.format,
    options: converted.options,
    renamed: converted.renamed,
  };
  return `${JSON.stringify(object)}\n`;
}
