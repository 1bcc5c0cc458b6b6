import { chmod, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { courseBoard } from '@slidewise/classroom/course-board';
import { ASSIGNMENTS, parsePoints, type Rubric, rubricError, USUAL_RUBRIC } from '@slidewise/classroom/grading';
import { TAUGHT } from '@slidewise/classroom/personal-boards';
import { type Family, printMoves, type Reading } from '@slidewise/core/contract';
import { ok, type Result, unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { makeFolder, writeWhole } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import { defined } from '@slidewise/server/answers';
import { readBoards } from '../../../input/boards.js';
import { readOptions } from '../../../input/flags.js';
import { readTextFile } from '../../../input/input.js';
import { readRubric } from '../../../input/rubric-file.js';
import { csvLine } from '../../../output/csv.js';
import { folderNameError } from '../../../output/file-format.js';
import { fileNames } from '../../../output/file-names.js';
import { solveInSlices } from '../../../solving/solve-in-slices.js';
import { withTables } from '../../../storage/with-tables.js';
import { complain } from '../../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../../terminal/interruption.js';
import { showAmount } from '../../../terminal/units.js';
import type { AutograderFlags } from './options.js';
import { runScript, setupScript } from './scripts.js';

/** This program: the folder with its package.json. */
const PROGRAM = fileURLToPath(new URL('..', import.meta.url));
/** What grading does not need: the web app, the dashboard, the collection, and code that was compiled here. */
const LEFT_OUT = /[\\/]bundle[\\/](web|dashboard-ui|puzzles|compiled)([\\/]|$)/;
const EXECUTABLE = 0o755;

interface Board {
  readonly family: Family;
  readonly reading: Reading<unknown>;
  readonly name: string;
  readonly text: string;
}

/** Writes an autograder; returns the exit code. */
export async function run(folder: string, paths: readonly string[], flags: AutograderFlags): Promise<number> {
  const error = folderNameError('the first argument', folder) ?? flagsError(paths, flags);
  if (error !== undefined) return complain(error);
  const rubric = await rubricFor(flags);
  if ('error' in rubric) return complain(rubric.error);
  const boards = await boardsFor(paths, flags);
  if ('error' in boards) return complain(boards.error);
  const signal = onInterrupt();
  const solutions = await solveAll(boards, flags, signal);
  if (signal.aborted) return EXIT_INTERRUPTED;
  const { course, run: command, build, runTime: milliseconds, runMemory: bytes } = flags;
  const options = defined({ course, run: command, build, milliseconds, bytes });
  const files: [string, string][] = [
    ['setup.sh', setupScript(options)],
    ['run_autograder', runScript(options)],
    ['rubric.json', rubric.text],
    ...boards.map(({ name, text }): [string, string] => [join('boards', name), text]),
    [join('key', 'key.csv'), keyTable(boards, solutions)],
  ];
  try {
    for (const name of ['boards', 'key', 'slidewise']) makeFolder(join(folder, name));
    for (const [name, text] of files) await writeWhole(join(folder, name), [text]);
    for (const name of ['setup.sh', 'run_autograder']) await chmod(join(folder, name), EXECUTABLE);
    for (const name of ['package.json', 'LICENSE', 'bundle']) {
      await cp(join(PROGRAM, name), join(folder, 'slidewise', name), {
        recursive: true,
        filter: (path) => !LEFT_OUT.test(path.slice(PROGRAM.length - 1)),
      });
    }
  } catch (failure) {
    return complain(`${folder}: ${describeSystemError(failure, 'written')}`);
  }
  const what = course === undefined ? 'files of moves' : `programs of ${course}`;
  process.stdout.write(
    `${showAmount(boards.length, 'board')} for ${what} · zip what is in ${folder}: cd ${folder} && zip -qr ../autograder.zip .\n`,
  );
  return 0;
}

function flagsError(paths: readonly string[], flags: AutograderFlags): string | undefined {
  if (paths.length === 0) return 'name the boards behind the folder';
  if (flags.course !== undefined) return undefined;
  const { run: command, build, runTime, runMemory } = flags;
  const alone = Object.entries({ run: command, build, 'run-time': runTime, 'run-memory': runMemory }).find(
    ([, value]) => value !== undefined,
  );
  return alone === undefined ? undefined : `--${alone[0]} is for programs, and there is no --course`;
}

/** The text of the rubric, which is known to be one. */
async function rubricFor({
  rubric,
  points,
}: AutograderFlags): Promise<{ readonly text: string } | { readonly error: string }> {
  if (rubric !== undefined) {
    const read = await readRubric(rubric);
    if ('error' in read) return read;
    const error = rubricError(read);
    const source = await readTextFile(rubric);
    return error === undefined ? source : { error: `${rubric}: ${error}` };
  }
  const given: Rubric | undefined = points === undefined ? USUAL_RUBRIC : parsePoints(points);
  if (given === undefined) return { error: '--points must be points such as legal=1,solved=2,shortest=3' };
  const error = rubricError(given);
  return error === undefined ? { text: `${JSON.stringify(given.points)}\n` } : { error };
}

/** The boards as the course writes them, or as they were given. */
async function boardsFor(
  paths: readonly string[],
  flags: AutograderFlags,
): Promise<readonly Board[] | { readonly error: string }> {
  const boards: (Omit<Board, 'name'> & { readonly label: string })[] = [];
  for await (const { label, family, reading, error } of readBoards(paths, flags.family, readOptions(flags))) {
    if (family === undefined || reading === undefined) return { error: error! };
    const board = textFor(family, reading, flags.course);
    if ('error' in board) return { error: `${label}: ${board.error}` };
    boards.push({ label, family, ...board });
  }
  const stems = boards.map(({ label }) => label.slice(label.lastIndexOf('/') + 1).replace(/\.\w+$/, ''));
  const names = fileNames(stems, 'board');
  return boards.map((board, i) => ({ ...board, name: `${names[i]}.txt` }));
}

function textFor(
  family: Family,
  reading: Reading<unknown>,
  course: AutograderFlags['course'],
): Pick<Board, 'text' | 'reading'> | { readonly error: string } {
  const assignment = course === undefined ? undefined : ASSIGNMENTS[course];
  if (assignment !== undefined && family.id !== assignment.family) {
    return { error: `this is a board of ${family.title}, not of the course` };
  }
  const written = assignment === undefined ? asItIs(family, reading) : courseBoard(family, reading, assignment);
  return written.ok ? written.value : { error: written.problem.message };
}

function asItIs(family: Family, reading: Reading<unknown>): Result<Pick<Board, 'text' | 'reading'>> {
  const printed = family.print(reading.position, reading.format);
  return printed.ok ? ok({ text: `${printed.value.trimEnd()}\n`, reading }) : printed;
}

function metricOf(family: Family): Family['metrics'][number] {
  return family.metrics.find(({ id }) => id === TAUGHT[family.id]?.metric) ?? family.metrics[0]!;
}

function solveAll(
  boards: readonly Board[],
  { timeLimit, memoryLimit }: AutograderFlags,
  signal: AbortSignal,
): Promise<readonly Solution[]> {
  return withTables(async (tables) => {
    const solutions: Solution[] = [];
    for (const { name, family, reading } of boards) {
      if (signal.aborted) break;
      const options = { metric: metricOf(family).id, ...defined({ timeLimit, memoryLimit }) };
      // The metric is known and nothing else was asked for: there is nothing to be wrong with.
      solutions.push(unwrap(await solveInSlices(name, family, reading.position, options, signal, tables)));
    }
    return solutions;
  });
}

/** A shortest solution of each board, as far as one was found. */
function keyTable(boards: readonly Board[], solutions: readonly Solution[]): string {
  const rows = boards.map(({ name, family, reading }, i) => {
    const { status, length, optimal, moves } = solutions[i]!;
    const { id: metric } = metricOf(family);
    const { format, position } = reading;
    const texts = printMoves(family, position, moves, { format, metric });
    return [name, status, metric, length, optimal, texts.join(', ')] as (string | number | undefined)[];
  });
  return [['board', 'status', 'metric', 'length', 'optimal', 'solution'], ...rows].map(csvLine).join('');
}
