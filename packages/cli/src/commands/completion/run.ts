import { scripts } from '../../usage/completion/scripts.js';

/** Prints the script for a shell, and returns the exit code. */
export function run(shell: keyof typeof scripts): number {
  process.stdout.write(scripts[shell]);
  return 0;
}
