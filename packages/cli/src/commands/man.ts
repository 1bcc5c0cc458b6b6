import type { Command } from 'commander';
import { commandNamed } from '../command-tree.js';
import { markdownPage } from '../manual/markdown.js';
import { pageOf } from '../manual/page.js';
import { roffPage } from '../manual/roff.js';
import { textPage } from '../manual/text.js';
import { lineWidth } from '../wrap.js';
import type { ManFlags } from './man-options.js';

/** Prints the manual page of a command, and returns the exit code. */
export function runMan(program: Command, names: readonly string[], flags: ManFlags): number {
  const page = pageOf(commandNamed(program, names));
  if (flags.json) process.stdout.write(`${JSON.stringify(page)}\n`);
  else if (flags.markdown) process.stdout.write(markdownPage(page));
  else if (flags.roff || (!flags.text && !process.stdout.isTTY))
    process.stdout.write(roffPage(page, program.version() ?? ''));
  else process.stdout.write(textPage(page, lineWidth(100)));
  return 0;
}
