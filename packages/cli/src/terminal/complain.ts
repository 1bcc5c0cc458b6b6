import { type Message, messageFields } from '@slidewise/core/messages';
import type { Failure } from '@slidewise/server/answers';
import { statusLine } from './status-line.js';
import { fitted } from './wrap.js';

/** The exit code for bad input or usage. */
export const EXIT_BAD_INPUT = 2;

/** Reports a problem in one sentence on stderr; returns the exit code for it. */
export function complain(error: string): number {
  say(error);
  return EXIT_BAD_INPUT;
}

/** Writes a note or a problem to stderr. */
export function say(sentence: string): void {
  statusLine.clear();
  process.stderr.write(`${fitted(`slidewise: ${shortened(visible(sentence))}`, process.stderr)}\n`);
}

/** The longest message: it may quote very long input. */
const LONGEST_SENTENCE = 1000;

function shortened(sentence: string): string {
  if (sentence.length <= LONGEST_SENTENCE) return sentence;
  return `${sentence.slice(0, LONGEST_SENTENCE / 2)} … ${sentence.slice(-LONGEST_SENTENCE / 4)}`;
}

/**
 * The same about a board; with --json it has its line on stdout too, so that a program can tell boards from errors. Where enough
 * has been said about the others in its file (`hushed`), that is all.
 */
export function complainAbout(board: string, { error, cause }: Failure, json = false, hushed = false): number {
  if (json) process.stdout.write(errorLine(board, error, cause));
  return hushed ? EXIT_BAD_INPUT : complain(error);
}

/** The error of a board that cannot be handled: for people, and as data. */
export function errorLine(board: string, error: string, cause?: Message): string {
  const said = cause && messageFields('error', cause);
  return `${JSON.stringify({ board, status: 'error', ...said, error })}\n`;
}

/** A text on one line: a name may hold line ends, and worse for a terminal: escape codes, or marks that turn texts around. */
export function visible(text: string): string {
  // The common case needs no tables.
  if (/^[ -~]*$/.test(text)) return text;
  return text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  );
}
