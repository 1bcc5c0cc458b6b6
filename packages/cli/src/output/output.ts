import { whyNotWritable, writeWhole } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import { sentenceOf } from '@slidewise/server/answers';
import { complain } from '../terminal/complain.js';
import { formatOfFile } from './file-format.js';

/** What an option such as `--svg [file.svg]` was given: true where no file was named. */
export type FileFlag = string | true | undefined;

/**
 * Tells the file of an option from the boards: in `show --svg BOARD` it is the board that stands where a file might. A file is
 * known by its ending. One that cannot be written is reported at once.
 */
export function fileOrBoard(
  option: string,
  ending: string,
  file: FileFlag,
  boards: readonly string[],
): { readonly file: FileFlag; readonly boards: readonly string[] } | { readonly error: string } {
  if (typeof file !== 'string') return { file, boards };
  const format = formatOfFile(option, file, { [ending]: ending });
  if (format.ok) {
    const error = whyNotWritable(file);
    return error === undefined ? { file, boards } : { error };
  }
  return boards.length > 0 ? { error: sentenceOf(format.problem) } : { file: true, boards: [file] };
}

/** Writes a text or picture into a file, or to standard output where none was named; returns the exit code. */
export async function writeOutput(content: string | Uint8Array, file: string | true): Promise<number> {
  if (file === true) {
    process.stdout.write(content);
    return 0;
  }
  try {
    await writeWhole(file, [content]);
    return 0;
  } catch (error) {
    return complain(`${file}: ${describeSystemError(error, 'written')}`);
  }
}
