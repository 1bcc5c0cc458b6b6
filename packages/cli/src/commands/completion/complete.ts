import { candidates } from '../../usage/completion/candidates.js';
import type { ProgramSpec } from '../../usage/spec.js';

/**
 * Prints the candidates for the last word, one on a line, with a tab and a note where there is one. A last line
 * `:files` allows any file. This is what the scripts for shells ask.
 */
export async function run(words: readonly string[], _flags: unknown, program: ProgramSpec): Promise<number> {
  const { words: found, files } = await candidates(program, words);
  const lines = found.map(({ value, note }) => (note === '' ? value : `${value}\t${note}`));
  if (files) lines.push(':files');
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return 0;
}
