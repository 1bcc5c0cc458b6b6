import { lineWidth } from '../../terminal/wrap.js';
import { commandNamed } from '../../usage/command-path.js';
import { markdownPage } from '../../usage/manual/markdown.js';
import { pageOf } from '../../usage/manual/page.js';
import { roffPage } from '../../usage/manual/roff.js';
import { textPage } from '../../usage/manual/text.js';
import type { ProgramSpec } from '../../usage/spec.js';
import type { ManFlags } from './options.js';

/** Prints the manual page of a command, and returns the exit code. */
export function run(names: readonly string[], flags: ManFlags, program: ProgramSpec): number {
  const path = commandNamed(program, names);
  if (typeof path === 'number') return path;
  const page = pageOf(path);
  if (flags.json) process.stdout.write(`${JSON.stringify(page)}\n`);
  else if (flags.markdown) process.stdout.write(markdownPage(page));
  else if (flags.roff || (!flags.text && !process.stdout.isTTY)) process.stdout.write(roffPage(page, program.version));
  else process.stdout.write(textPage(page, lineWidth(100)));
  return 0;
}
