import type { Solution } from '@slidewise/core/solving';
import { showCount } from '@slidewise/core/text';
import { type CourseRules, noteLimit, noteTwin, searchLikeCourse, USUAL_LIMIT } from './course-search.js';
import type { Host } from './host.js';
import { readSquare } from './square.js';

/** What the letters of the course's program mean. */
const HEURISTICS: Readonly<Record<string, string>> = { h: 'hamming', m: 'manhattan' };

/** The course's tile program: how few moves solve a board, by default that on standard input; returns the exit code. */
export async function run(
  host: Host,
  letter: string,
  path: string | undefined,
  { asWritten = false, limit = USUAL_LIMIT }: { readonly asWritten?: boolean; readonly limit?: number },
): Promise<number> {
  const heuristic = Object.hasOwn(HEURISTICS, letter) ? HEURISTICS[letter]! : undefined;
  if (heuristic === undefined) {
    return host.complain(`there is no distance ${JSON.stringify(letter)}: expected h (Hamming) or m (Manhattan)`);
  }
  const board = await readSquare(host, path);
  if ('error' in board) return host.complain(board.error);
  // As in the text, the parity argument decides solvability before any search.
  if (board.family.refute(board.reading.position) !== undefined) {
    host.write('Unsolvable board\n');
    return 0;
  }
  const signal = host.onInterrupt();
  const course: CourseRules = {
    metric: 'stm',
    sound: { algorithm: 'astar', heuristic },
    written: { algorithm: 'astar-early-closing', heuristic },
    asWritten,
    limit,
  };
  const found = await searchLikeCourse(host, board, course, signal);
  const { answer } = found;
  const shown = answer.optimal || (asWritten && answer.status === 'solved');
  if (!shown) {
    host.complain(`${board.label}: ${boundsOf(answer)}`);
    return signal.aborted ? host.exitInterrupted : 1;
  }
  noteLimit(host, found, course);
  noteTwin(host, found, course);
  host.write(`Number of moves: ${answer.length}\n`);
  return 0;
}

/** What is known of the shortest solution where it is not proved. */
function boundsOf({ length, lowerBound, reason }: Solution): string {
  const most = length === undefined ? '' : ` and at most ${showCount(length)}`;
  return `the fewest moves are not known, only that they are at least ${showCount(lowerBound)}${most}: ${reason?.message ?? 'a proof would take too long'}`;
}
