import { join } from 'node:path';
import type { Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { unknownId } from '@slidewise/core/text';
import { BoardNames } from '../../input/board-names.js';
import { type OneBoard, readBoards } from '../../input/boards.js';
import { defined, readOptions } from '../../input/flags.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import type { DiskShelf } from '../../storage/tables/disk-shelf.js';
import { withTables } from '../../storage/tables/with-tables.js';
import { complain, visible } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { handedIn } from './files.js';
import { type Grade, isRight } from './grade.js';
import { type Given, Grader } from './grader.js';
import type { GradeFlags } from './options.js';
import { csvHead, csvRow, jsonLine } from './records.js';
import { tableReport } from './report.js';

/** Grades all solutions, and returns the exit code. */
export async function run(paths: readonly string[], flags: GradeFlags): Promise<number> {
  const boards = await boardsFor(flags);
  const { names } = boards;
  if (names === undefined) return boards.code;
  let { code } = boards;
  // Not before the boards are read: while standard input is awaited, Ctrl-C ends the program.
  const signal = onInterrupt();
  const grades: Grade[] = [];
  if (flags.csv) process.stdout.write(csvHead());
  await withTables(async (tables) => {
    const grader = new Grader(names, flags, signal, (board) => solve(board, flags, signal, tables));
    for await (const file of handedIn(paths)) {
      if (signal.aborted) return;
      if ('wrongArgument' in file) {
        code = complain(file.wrongArgument);
        continue;
      }
      const grade = await grader.grade(file);
      if (grade === undefined) continue;
      if (flags.csv) process.stdout.write(csvRow(grade, flags));
      else if (flags.json) process.stdout.write(jsonLine(grade, flags));
      grades.push(grade);
    }
  });
  if (!flags.csv && !flags.json && grades.length > 0) process.stdout.write(tableReport(grades, flags));
  if (signal.aborted) return EXIT_INTERRUPTED;
  if (grades.length === 0 && code === 0) return complain(`${paths.join(', ')}: there are no solutions in it`);
  return code !== 0 ? code : grades.every((grade) => isRight(grade, flags)) ? 0 : 1;
}

async function solve(
  { label, family, reading }: OneBoard,
  { metric = family.metrics[0]!.id, timeLimit, memoryLimit }: GradeFlags,
  signal: AbortSignal,
  tables: DiskShelf,
): Promise<Solution> {
  const options = { metric, ...defined({ timeLimit, memoryLimit }) };
  // The metric is known and nothing else was asked for: there is nothing to be wrong with.
  return unwrap(await solveInSlices(label, family, reading.position, options, signal, tables));
}

/** The boards by their names, if there are any, and the exit code if something is wrong with some. */
async function boardsFor(flags: GradeFlags): Promise<{ names?: BoardNames<Given>; code: number }> {
  const names = new BoardNames<Given>();
  const without = new Set<Family>();
  // With a single folder of boards, its name is left out.
  const only = flags.boards.length === 1 ? visible(join(flags.boards[0]!, '/')) : undefined;
  let [found, code] = [false, 0];
  for await (const board of readBoards(flags.boards, flags.family, readOptions(flags))) {
    const { family, trouble, hushed } = board;
    const metricTrouble = family === undefined ? undefined : troubleWithMetric(family, flags.metric);
    if (trouble !== undefined) code = hushed ? 2 : complain(trouble);
    else if (metricTrouble === undefined) found = true;
    else {
      // The same for all boards of a family.
      code = without.has(family!) ? 2 : complain(`${board.label}: ${metricTrouble}`);
      without.add(family!);
    }
    const label = only !== undefined && board.label.startsWith(only) ? board.label.slice(only.length) : board.label;
    names.add(metricTrouble === undefined ? { ...board, label } : { label, trouble: metricTrouble });
  }
  return found ? { names, code } : { code };
}

function troubleWithMetric({ metrics }: Family, metric: string | undefined): string | undefined {
  if (metric === undefined || metrics.some(({ id }) => id === metric)) return undefined;
  return unknownId('metric', metric, metrics);
}
