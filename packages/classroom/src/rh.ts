import { printMoves, ZERO_HEURISTIC } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Slide } from '@slidewise/core/rush-hour';
import { Session } from '@slidewise/core/session';
import { showAmount } from '@slidewise/core/text';
import { readCourseBoard } from './course-board.js';
import { type CourseRules, noteLimit, noteTwin, searchLikeCourse, USUAL_LIMIT } from './course-search.js';
import type { Host, OneBoard } from './host.js';
import type { GameTexts } from './line-game/play-lines.js';
import { playLines } from './line-game/play-lines.js';

// The messages of the course's game, to the byte, and further ones in the same style.

const MISSING_ARGUMENT = 'Provide the input file name and heuristic\n';
const NO_SUCH_HEURISTIC = 'Heuristic must be in the range 0 to 2...exiting\n';
const NO_SOLUTION = 'No Solution exists!\n';

const WORDS = { quit: 'Q', undo: 'Z', hint: '?' };

const TEXTS: GameTexts = {
  prompt: () => "Enter a vehicle and move amount (+ = dn/rt, - = up/lt), 'Q', '?', or 'Z' : ",
  won: 'You win!\n',
  quit: "Don't give up that easily!\n",
  illegalMove: 'Illegal move...try again!\n',
  nothingToUndo: 'No move to undo\n',
  whereTo: (vehicle) => `How far does ${vehicle} move? `,
  unreadable: (reason) => `${reason}...try again!\n`,
};

function solutionText(expansions: number, moves: readonly string[]): string {
  return `Solution found with expansions: ${expansions}\n${moves.map((move) => `${move}\n`).join('')}`;
}

function gaveUpText(reason: string, expansions: number): string {
  return `No answer: ${reason} (expansions: ${expansions})\n`;
}

/** What the course's numbers for heuristics mean. */
const HEURISTICS = [ZERO_HEURISTIC, 'direct', 'indirect'];
/** As the course's program has it. */
const EXIT_BAD_ARGUMENT = 1;

/** The course's Rush Hour game; returns the exit code. */
export async function run(
  host: Host,
  path: string | undefined,
  number: string | undefined,
  { asWritten = false, limit = USUAL_LIMIT }: { readonly asWritten?: boolean; readonly limit?: number },
): Promise<number> {
  if (path === undefined || number === undefined) return refuse(host, MISSING_ARGUMENT);
  const heuristic = /^[+-]?\d+$/.test(number) ? HEURISTICS[Number(number)] : undefined;
  if (heuristic === undefined) return refuse(host, NO_SUCH_HEURISTIC);
  if (path === '-')
    return host.complain('-: standard input holds the commands of the game, so the board must be in a file');
  if (host.mustNotWait()) return host.complain('a game needs input, which --no-input rules out');
  const board = await readCourseBoard(host, path, { family: 'rush-hour', format: 'usc', goal: 'clear', target: 'a' });
  if ('error' in board) return host.complain(board.error);
  const { family, reading } = board;
  const interruption = host.newInterruption();
  const course: CourseRules = {
    metric: 'moves',
    sound: { algorithm: 'astar', heuristic },
    written: { algorithm: 'astar-early-closing', heuristic },
    asWritten,
    limit,
    counted: { words: 'expansions', of: ({ counts }) => counts.stored },
  };
  const end = await playLines(
    {
      session: Session.start(family, reading),
      texts: TEXTS,
      words: WORDS,
      // The original accepts a move by 0.
      isIdle: (move) => (move as Slide).by === 0,
      draw: ({ position }) => `${unwrap(family.print(position, reading.format))}\n`,
      hint: ({ position }) => interruption.during((signal) => cheat(host, board, position, course, signal)),
    },
    host,
  );
  return end === 'interrupted' ? host.exitInterrupted : 0;
}

/** The answer to `?`: a shortest solution from here, and how many boards A* put on its open list. */
async function cheat(
  host: Host,
  board: OneBoard,
  position: unknown,
  course: CourseRules,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { family, reading } = board;
  const found = await searchLikeCourse(host, { ...board, reading: { ...reading, position } }, course, signal);
  const { status, moves, reason } = found.answer;
  // Whoever found the moves, the expansions are those of the course's A*.
  const { counts } = found.course;
  if (signal.aborted) {
    host.complain(`the search was interrupted after ${showAmount(counts.stored, 'expansion')}`);
    return undefined;
  }
  noteLimit(host, found, course);
  noteTwin(host, found, course);
  if (status === 'unsolvable') return NO_SOLUTION;
  if (status === 'stopped') return gaveUpText(reason!.message, counts.stored);
  const texts = printMoves(family, position, moves, reading);
  return solutionText(counts.stored, texts);
}

function refuse(host: Host, text: string): number {
  host.writeError(text);
  return EXIT_BAD_ARGUMENT;
}
