import type { BricksPosition } from '@slidewise/core/bricks';
import { type Family, printMoves } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { showAmount, showCount } from '@slidewise/core/text';
import { AVERAGED, AVERAGED_BLOCKERS, withAveragedDistance } from './averaged-distance.js';
import { readCourseBoard } from './course-board.js';
import {
  type CourseAnswer,
  type CourseRules,
  methodOf,
  noteLimit,
  noteTwin,
  searchLikeCourse,
  USUAL_LIMIT,
} from './course-search.js';
import type { Host, OneBoard } from './host.js';
import { linesOf } from './line-game/lines.js';

/** The course's sliding brick program; returns the exit code. */
export async function run(
  host: Host,
  given: string | undefined,
  {
    h,
    asWritten = false,
    limit = USUAL_LIMIT,
  }: { readonly h?: boolean; readonly asWritten?: boolean; readonly limit?: number },
): Promise<number> {
  if (given === undefined && host.mustNotWait())
    return host.complain('no puzzle file was named, and --no-input forbids asking');
  const path = given ?? (await askForFile(host));
  if (path === undefined) return host.complain('no puzzle file was named');
  const board = await readCourseBoard(host, path, { family: 'bricks', format: 'sbp', target: '2' });
  if ('error' in board) return host.complain(board.error);
  const { label, family, reading } = board;
  const { goals } = reading.position as BricksPosition;
  if (goals.length !== 1 || goals[0]!.brick === undefined) {
    return host.complain(`${label}: the course knows no other goal than that of its master brick`);
  }
  write(host, 'Start state:', sbpLines(family, reading.position));
  const signal = host.onInterrupt();
  const course: CourseRules = {
    metric: 'steps',
    // The text's lists are first in, first out; shorter ways to closed boards are taken, too.
    sound: { algorithm: 'astar', heuristic: h ? 'blockers' : 'manhattan', settings: { ties: 'fifo' } },
    written: {
      algorithm: 'astar-no-reopening',
      heuristic: h ? AVERAGED_BLOCKERS : AVERAGED,
      family: withAveragedDistance(family),
    },
    asWritten,
    limit,
    counted: { words: 'nodes explored', of: nodesExplored },
  };
  const found = await searchLikeCourse(host, board, course, signal);
  noteLimit(host, found, course);
  noteTwin(host, found, course);
  write(host, `Nodes explored: ${nodesExplored(found.course)}`, notes(found));
  const { status, optimal, reason } = found.answer;
  if (status === 'solved') writeSolution(host, board, found.answer);
  else write(host, status === 'unsolvable' ? 'No solution exists!' : `No solution was found: ${reason?.message}.`);
  const length = status === 'solved' ? [`Solution length: ${found.answer.length}`] : [];
  // The course's own search, and nothing that proves it right.
  write(host, `Time taken: ${(found.milliseconds / 1000).toFixed(3)} seconds`, length, '');
  if (signal.aborted) return host.exitInterrupted;
  return optimal || status === 'unsolvable' || (asWritten && status === 'solved') ? 0 : 1;
}

async function askForFile(host: Host): Promise<string | undefined> {
  host.write('Enter the puzzle file, with its folder: ');
  for await (const line of linesOf(host.input)) {
    host.write(host.isTyped ? '' : '\n');
    return line.trim() || undefined;
  }
  host.write('\n');
  return undefined;
}

/** The nodes that were taken from the open list: all that were expanded, and the goal. */
function nodesExplored({ status, counts }: Solution): number {
  return counts.expanded + (status === 'solved' ? 1 : 0);
}

/** What another method has to do with the answer. */
function notes({ course, other, answer }: CourseAnswer): string[] {
  if (other === undefined || course.status === 'stopped') return [];
  const method = `${methodOf(other)} (${showCount(other.counts.expanded)} expanded)`;
  const least = `The heuristic ${course.heuristic} may overestimate`;
  if (!answer.optimal) return [`(${least}, and no proof of the length was found: ${other.reason?.message}.)`];
  if (answer.length === course.length) return [`(${least}, but ${method} proves the length, in a time of its own.)`];
  return [`(${least}: it led to ${showAmount(course.length!, 'move')}. The shortest solution was found by ${method}.)`];
}

function writeSolution(host: Host, { family, reading }: OneBoard, { moves, metric }: Solution): void {
  const { format } = reading;
  write(host, 'Moves:', printMoves(family, reading.position, moves, { format, metric }));
  write(host, 'Solved puzzle:', sbpLines(family, playAll(family, reading.position, moves)));
}

function playAll(family: Family, start: unknown, moves: readonly unknown[]): unknown {
  return moves.reduce((position, move) => unwrap(family.play(position, move)), start);
}

/** A board in the course's numbers. Unlike the format, this can also show a master that stands on its goal. */
function sbpLines(family: Family, position: unknown): string[] {
  const { width, height, walls, pieces } = family.scene(position);
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill('0'));
  for (const { row, column } of (position as BricksPosition).reserved) rows[row]![column] = '-1';
  for (const { row, column } of walls) rows[row]![column] = '1';
  for (const { label, cells } of pieces) for (const { row, column } of cells) rows[row]![column] = label;
  return [`${width},${height},`, ...rows.map((row) => `${row.join(',')},`)];
}

/** Writes a section: its heading, its lines, and a blank line. */
function write(host: Host, heading: string, lines: readonly string[] = [], end = '\n'): void {
  host.write(`${[heading, ...lines].join('\n')}\n${end}`);
}
