import { type Family, printMoves, type Scene } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { type OneBoard, readOneBoard } from '../input/boards.js';
import { linesOf } from '../line-game/lines.js';
import { complain } from '../terminal/complain.js';
import { mustNotWait } from '../terminal/interactive.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../terminal/interruption.js';
import { showAmount, showCount } from '../terminal/units.js';
import { type Course, type CourseAnswer, gaveUp, methodOf, noteTwin, searchLikeCourse } from './course-search.js';

/** The course's sliding brick program; returns the exit code. */
export async function run(
  given: string | undefined,
  { h, asWritten = false }: { readonly h?: boolean; readonly asWritten?: boolean },
): Promise<number> {
  if (given === undefined && mustNotWait()) return complain('no puzzle file was named, and --no-input forbids asking');
  const path = given ?? (await askForFile());
  if (path === undefined) return complain('no puzzle file was named');
  const board = await readOneBoard(path, { family: 'bricks', format: 'sbp' });
  if ('trouble' in board) return complain(board.trouble);
  const { family, reading } = board;
  write('Start state:', sbpLines(family.scene(reading.position)));
  const signal = onInterrupt();
  const course: Course = {
    metric: 'steps',
    heuristic: h ? 'blockers' : 'manhattan',
    written: 'astar-no-reopening',
    asWritten,
    counted: { words: 'nodes explored', of: nodesExplored },
  };
  const found = await searchLikeCourse(board, course, signal);
  noteTwin(found, course);
  write(`Nodes explored: ${nodesExplored(found.course)}`, notes(found));
  const { status, optimal, reason } = found.answer;
  if (status === 'solved') writeSolution(board, found.answer);
  else write(status === 'unsolvable' ? 'No solution exists!' : `No solution was found: ${reason?.message}.`);
  const length = status === 'solved' ? [`Solution length: ${found.answer.length}`] : [];
  // The course's own search, and nothing that proves it right.
  write(`Time taken: ${(found.milliseconds / 1000).toFixed(3)} seconds`, length, '');
  if (signal.aborted) return EXIT_INTERRUPTED;
  return optimal || status === 'unsolvable' || (asWritten && status === 'solved') ? 0 : 1;
}

async function askForFile(): Promise<string | undefined> {
  process.stdout.write('Enter the puzzle file, with its folder: ');
  for await (const line of linesOf(process.stdin)) {
    process.stdout.write(process.stdin.isTTY ? '' : '\n');
    return line.trim() || undefined;
  }
  process.stdout.write('\n');
  return undefined;
}

/** The nodes that were taken from the open list: all that were expanded, and the goal. */
function nodesExplored({ status, counts }: Solution): number {
  return counts.expanded + (status === 'solved' ? 1 : 0);
}

/** What another method has to do with the answer. */
function notes({ course, other, answer }: CourseAnswer): string[] {
  if (other === undefined) return [];
  const method = `${methodOf(other)} (${showCount(other.counts.expanded)} expanded)`;
  if (course.status === 'stopped') return [`(${gaveUp(course)}; the rest was found by ${method}.)`];
  const least = `The heuristic ${course.heuristic} may overestimate`;
  if (!answer.optimal) return [`(${least}, and no proof of the length was found: ${other.reason?.message}.)`];
  if (answer.length === course.length) return [`(${least}, but ${method} proves the length, in a time of its own.)`];
  return [`(${least}: it led to ${showAmount(course.length!, 'move')}. The shortest solution was found by ${method}.)`];
}

function writeSolution({ family, reading }: OneBoard, { moves, metric }: Solution): void {
  const { format } = reading;
  write('Moves:', printMoves(family, reading.position, moves, { format, metric }));
  write('Solved puzzle:', sbpLines(family.scene(playAll(family, reading.position, moves))));
}

function playAll(family: Family, start: unknown, moves: readonly unknown[]): unknown {
  return moves.reduce((position, move) => unwrap(family.play(position, move)), start);
}

/** A board in the course's numbers. Unlike the format, this can also show a master that stands on its goal. */
function sbpLines({ width, height, walls, goals = [], pieces }: Scene): string[] {
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill('0'));
  for (const { row, column } of goals) rows[row]![column] = '-1';
  for (const { row, column } of walls) rows[row]![column] = '1';
  for (const { label, cells } of pieces) for (const { row, column } of cells) rows[row]![column] = label;
  return [`${width},${height},`, ...rows.map((row) => `${row.join(',')},`)];
}

/** Writes a section: its heading, its lines, and a blank line. */
function write(heading: string, lines: readonly string[] = [], end = '\n'): void {
  process.stdout.write(`${[heading, ...lines].join('\n')}\n${end}`);
}
