import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { courseBoard } from '@slidewise/classroom/course-board';
import type { Assignment } from '@slidewise/classroom/grading';
import { writeWhole } from '@slidewise/node/files';
import type { OneBoard } from '../../input/boards.js';
import { decodeText, readTextFile } from '../../input/input.js';
import type { Grade, Graded, Ungraded } from './grade.js';
import type { Given, Grader } from './grader.js';
import { type Ran, type RunLimits, runLimited } from './run-limited/run-limited.js';

/** A program that was handed in. */
export interface Program {
  /** The command of the shell that starts it. */
  readonly command: string;
  readonly course: Assignment;
  readonly limits: RunLimits;
}

/** What a program answers to a board, graded; undefined after Ctrl-C. Whatever goes wrong is in the grade. */
export async function gradeProgram(
  { command, course, limits }: Program,
  board: Given,
  grader: Grader,
  signal: AbortSignal,
): Promise<Grade | undefined> {
  const about = { file: `${command} ${board.label}`, board: board.label };
  const { family, reading } = board;
  if (family === undefined || reading === undefined) {
    return { ...about, error: `its board cannot be used: ${board.error}` };
  }
  if (family.id !== course.family) return { ...about, error: `this is a board of ${family.title}, not of the course` };
  const asked = courseBoard(family, reading, course);
  if (!asked.ok) return { ...about, error: `its board cannot be used: ${asked.problem.message}` };
  const { ran, text, unread, said } = await ask(command, asked.value.text, course, limits, signal);
  if (signal.aborted) return undefined;
  const given: OneBoard = { label: board.label, family, reading: asked.value.reading };
  const grade = text === undefined ? undefined : await gradeText(grader, given, text, said);
  if (ran.error !== undefined) return { ...about, error: ran.error, ...printed(grade) };
  const run = { seconds: ran.seconds };
  if (unread !== undefined) return { ...about, run, error: unread };
  return grade && { ...about, run, ...grade };
}

async function gradeText(
  grader: Grader,
  board: OneBoard,
  text: string,
  said: string,
): Promise<Graded | Ungraded | undefined> {
  let isBoard = false;
  const passOver = (): void => {
    isBoard = true;
  };
  const grade = await grader.gradeAnswer(board, text, { name: 'answer.txt', passOver }, said);
  return isBoard ? { error: 'it printed a board, and no moves' } : grade;
}

/** What a program had printed before it failed, if that is an answer at all. */
function printed(grade: Graded | Ungraded | undefined): Pick<Ungraded, 'printed'> {
  return grade?.replay === undefined || (grade.replay.moves.length === 0 && !grade.solved) ? {} : { printed: grade };
}

interface Answer {
  readonly ran: Ran;
  /** Its answer, if readable. */
  readonly text?: string;
  /** Why it cannot. */
  readonly unread?: string;
  /** What it says, with its counts: where the moves are in a file, this is something else. */
  readonly said: string;
}

/** Asks a program, in a folder of its own that is removed afterwards. */
async function ask(
  command: string,
  board: string,
  course: Assignment,
  limits: RunLimits,
  signal: AbortSignal,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'slidewise-grade-'));
  try {
    const [boardFile, outputFile] = [join(folder, 'board.txt'), join(folder, 'output.txt')];
    await writeWhole(boardFile, [board]);
    const ran = await runLimited(command, course.arguments(boardFile, outputFile), course.input(board), limits, signal);
    const printed = decodeText(ran.output);
    const said = 'error' in printed ? '' : printed.text;
    if (!course.writesFile) return { ran, said, ...('error' in printed ? { unread: printed.error } : printed) };
    const file = await readTextFile(outputFile, limits.outputBytes);
    return { ran, said, ...('error' in file ? { unread: `the file of moves: ${file.error}` } : { text: file.text }) };
  } finally {
    // A program may have locked its folder.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
