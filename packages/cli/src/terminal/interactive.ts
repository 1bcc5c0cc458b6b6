import { globals } from './globals.js';

/** Whether prompts are allowed: on a terminal, and without `--no-input`. */
export function mayAsk(): boolean {
  return globals.input && process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';
}

/** Whether reading from standard input would wait for a terminal, which `--no-input` rules out. */
export function mustNotWait(): boolean {
  return !globals.input && process.stdin.isTTY === true;
}
