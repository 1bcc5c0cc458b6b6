import { candidates } from '../../usage/completion/candidates.js';
import type { ProgramSpec } from '../../usage/spec.js';

/**
 * Prints what may stand where the last of the words stands, one candidate on a line, with a tab and a note after it where there is
 * one; `:files` on the last line says that any file will do, too. This is what the scripts for shells ask.
 */
export async function run(words: readonly string[], _flags: unknown, program: ProgramSpec): Promise<number> {
  const { words: found, files } = await candidates(program, words);
  const lines = found.map(({ value, note }) => (note === '' ? value : `${value}\t${note}`));
  if (files) lines.push(':files');
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return 0;
}
