import type { Solution } from '@slidewise/core/solving';
import { complain } from '../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../terminal/interruption.js';
import { showCount } from '../terminal/units.js';
import { type Course, noteOtherMethod, noteTwin, searchLikeCourse } from './course-search.js';
import { readSquare } from './square.js';

/** What the letters of the course's program mean. */
const HEURISTICS: Readonly<Record<string, string>> = { h: 'hamming', m: 'manhattan' };

/** The course's tile program: how few moves solve the board on standard input; returns the exit code. */
export async function run(letter: string, { asWritten = false }: { readonly asWritten?: boolean }): Promise<number> {
  const heuristic = Object.hasOwn(HEURISTICS, letter) ? HEURISTICS[letter]! : undefined;
  if (heuristic === undefined) {
    return complain(`there is no distance ${JSON.stringify(letter)}: expected h (Hamming) or m (Manhattan)`);
  }
  const board = await readSquare();
  if ('trouble' in board) return complain(board.trouble);
  // As in the text, the parity argument decides solvability before any search.
  if (board.family.refute(board.reading.position) !== undefined) {
    process.stdout.write('Unsolvable board\n');
    return 0;
  }
  const signal = onInterrupt();
  const course: Course = { metric: 'stm', heuristic, written: 'astar-early-closing', asWritten };
  const found = await searchLikeCourse(board, course, signal);
  const shown = found.answer.optimal || (asWritten && found.course.status === 'solved');
  if (!shown) {
    complain(`-: ${boundsOf(found.answer)}`);
    return signal.aborted ? EXIT_INTERRUPTED : 1;
  }
  noteOtherMethod(found);
  noteTwin(found, course);
  process.stdout.write(`Number of moves: ${found.answer.length}\n`);
  return 0;
}

/** What is known of the shortest solution where it is not proved. */
function boundsOf({ length, lowerBound, reason }: Solution): string {
  const most = length === undefined ? '' : ` and at most ${showCount(length)}`;
  return `the fewest moves are not known, only that they are at least ${showCount(lowerBound)}${most}: ${reason?.message ?? 'a proof would take too long'}`;
}
