import { stat } from 'node:fs/promises';
import { readSources, whollyText } from './input.js';

/** The text of the moves: the arguments, or the content of the file that the only argument names. */
export async function readMoves(
  board: string,
  given: readonly string[],
): Promise<{ text: string; file?: string } | { error: string }> {
  const [only] = given as [string];
  if (given.length === 1 && (only === '-' || (await isFile(only)))) {
    if (only === '-' && board === '-') return { error: 'standard input cannot be both the board and the moves' };
    for await (const each of readSources([only])) {
      const source = 'end' in each ? each : whollyText(each);
      if ('text' in source) return { text: source.text, file: only };
      if ('error' in source) return { error: `${only}: ${source.error}` };
    }
  }
  // Where an argument holds blanks, each was quoted and is a move or more; else they are the words of one line.
  return { text: given.join(given.some((text) => /\s/.test(text)) ? '\n' : ' ') };
}

/** Names of files end like this; lists of moves, also mistyped ones, do not. */
const EXTENSION = /\.(?=[a-z\d]*[a-z])[a-z\d]{2,9}$/i;

/** The message for moves that cannot be read and look like the name of a missing file. */
export async function missingFile(given: readonly string[]): Promise<string | undefined> {
  const [only] = given as [string];
  if (given.length > 1) return undefined;
  if (await isThere(only)) return `${only}: it is a directory`;
  const isPath = EXTENSION.test(only) || /^[^\s,]{3,}[\\/]|^\.{0,2}[\\/]/.test(only);
  return isPath ? `${only}: there is no such file` : undefined;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function isFile(path: string): Promise<boolean> {
  try {
    return !(await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
