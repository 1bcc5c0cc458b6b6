import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { courseBoard } from '@slidewise/classroom/course-board';
import { writeWhole } from '@slidewise/node/files';
import type { OneBoard } from '../../input/boards.js';
import { decodeText, readTextFile } from '../../input/input.js';
import type { ProgramCourse } from './course-programs.js';
import type { Grade } from './grade.js';
import type { Given, Grader } from './grader.js';
import { type RunLimits, runLimited } from './run-limited.js';

/** A program that was handed in. */
export interface Program {
  /** The command of the shell that starts it. */
  readonly command: string;
  readonly course: ProgramCourse;
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
  const answer = await ask(command, asked.value.text, course, limits, signal);
  if (signal.aborted) return undefined;
  if ('error' in answer) return { ...about, error: answer.error };
  const nodes = course.nodes?.exec(answer.text)?.[1];
  const run = { seconds: answer.seconds, ...(nodes === undefined ? {} : { nodes: Number(nodes) }) };
  const given: OneBoard = { label: board.label, family, reading: asked.value.reading };
  let isBoard = false;
  const grade = await grader.gradeAnswer(given, answer.text, {
    name: 'answer.txt',
    passOver: () => {
      isBoard = true;
    },
  });
  if (isBoard) return { ...about, run, error: 'it printed a board, and no moves' };
  return grade === undefined ? undefined : { ...about, run, ...grade };
}

interface Answer {
  readonly text: string;
  readonly seconds: number;
}

/** The text of what a program answers, in a folder of its own that is removed afterwards. */
async function ask(
  command: string,
  board: string,
  course: ProgramCourse,
  limits: RunLimits,
  signal: AbortSignal,
): Promise<Answer | { readonly error: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'slidewise-grade-'));
  try {
    const [boardFile, outputFile] = [join(folder, 'board.txt'), join(folder, 'output.txt')];
    await writeWhole(boardFile, [board]);
    const ran = await runLimited(command, course.arguments(boardFile, outputFile), course.input(board), limits, signal);
    if ('error' in ran) return ran;
    if (!course.writesFile) return { ...decodeText(ran.output), seconds: ran.seconds };
    const file = await readTextFile(outputFile, limits.outputBytes);
    return 'error' in file ? { error: `the file of moves: ${file.error}` } : { ...file, seconds: ran.seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
