import {
  type Converted,
  convertAnswer,
  convertBoard,
  type Failure,
  failure,
  UNKNOWN_FORMAT,
} from '@slidewise/server/answers';
import { type InputBoard, readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { complain, errorLine, say } from '../../terminal/complain.js';
import { type ConvertFlags, PDDL } from './options.js';

/** What became of a board: its new text, or why there is none. */
type Outcome = Converted | (Failure & { readonly code: 1 | 2 });

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

function convert({ label, family, reading, error, cause }: InputBoard, format: string): Outcome {
  if (family === undefined || reading === undefined) return { error: error!, ...(cause && { cause }), code: 2 };
  const converted = convertBoard({ label, family, reading }, format, [PDDL.id]);
  if (converted.ok) return converted.value;
  return { ...failure(label, converted.problem), code: converted.problem.code === UNKNOWN_FORMAT ? 2 : 1 };
}

/** So many are listed in full. */
const LISTED = 12;

function shortList(items: readonly string[]): string {
  const more = items.length - LISTED;
  return more <= 0 ? items.join(', ') : `${items.slice(0, LISTED).join(', ')} and ${more} more`;
}

/** A value as a shell reads it back. */
function quoted(value: string): string {
  return /^[\w./:+-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

function jsonLine({ label, family, reading }: InputBoard, to: string, converted: Outcome): string {
  if ('error' in converted) return errorLine(label, converted.error, converted.cause);
  if (family === undefined || reading === undefined) throw new Error('There is a text of a board that was not read.');
  return `${JSON.stringify(convertAnswer({ label, family, reading }, to, converted))}\n`;
}
