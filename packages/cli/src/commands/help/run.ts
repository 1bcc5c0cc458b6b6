import { commandNamed } from '../../usage/command-path.js';
import { helpPage } from '../../usage/help.js';
import type { ProgramSpec } from '../../usage/spec.js';

/** Prints the help of a command, and returns the exit code. */
export function run(names: readonly string[], _flags: unknown, program: ProgramSpec): number {
  const path = commandNamed(program, names);
  if (typeof path === 'number') return path;
  process.stdout.write(helpPage(path));
  return 0;
}
