import { join } from 'node:path';
import type { Family } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import type { DiskTableCache } from '@slidewise/node/tables';
import { BoardNames } from '../../input/board-names.js';
import { type OneBoard, readBoards } from '../../input/boards.js';
import { defined, readOptions } from '../../input/flags.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, visible } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { sentenceOf } from '../../terminal/sentence-of.js';
import { handedIn } from './files.js';
import { type Grade, isRight } from './grade.js';
import { type Given, Grader } from './grader.js';
import type { GradeFlags } from './options.js';
import { fileRow, fileTable, studentTable } from './records.js';
import { filesReport, studentsReport, totals } from './report.js';
import { readRoster } from './roster.js';
import { namedFiles, studentsIn } from './students.js';
import { type StudentSummary, summaries } from './summaries.js';

/** Grades all solutions, and returns the exit code. */
export async function run(paths: readonly string[], flags: GradeFlags): Promise<number> {
  const roster = flags.roster === undefined ? undefined : await readRoster(flags.roster);
  if (roster !== undefined && 'trouble' in roster) return complain(roster.trouble);
  const boards = await boardsFor(flags);
  if (!boards.found) return boards.code;
  const { names, labels } = boards;
  // Not before the boards are read: while standard input is awaited, Ctrl-C ends the program.
  const signal = onInterrupt();
  const found = await handedIn(paths);
  const code = Math.max(boards.code, found.code);
  const boardOf = (name: string): string | undefined => {
    const named = names.find(name);
    return 'board' in named ? named.board.label : undefined;
  };
  const students = studentsIn(namedFiles(found.files, boardOf), found.emptyFolders, roster);
  const byStudent = flags.by === 'student';
  const table = byStudent ? studentTable : fileTable;
  if (flags.csv) process.stdout.write(table.head);
  const grades: Grade[] = [];
  await withTables(async (tables) => {
    const grader = new Grader(names, flags, signal, (board, metric) => solve(board, metric, flags, signal, tables));
    for (const file of found.files) {
      if (signal.aborted) return;
      const grade = await grader.grade(file);
      if (grade === undefined) continue;
      const owned = { ...grade, ...defined({ student: students.of(grade.file) }) };
      if (flags.csv && !byStudent) process.stdout.write(fileTable.row(owned, flags));
      else if (flags.json && !byStudent) process.stdout.write(`${JSON.stringify(fileRow(owned, flags))}\n`);
      grades.push(owned);
    }
  });
  found.notes();
  if (grades.length === 0 && students.names.length === 0) {
    if (signal.aborted) return EXIT_INTERRUPTED;
    return code === 0 ? complain(`${paths.join(', ')}: there are no solutions in it`) : code;
  }
  // After Ctrl-C nobody knows what is missing.
  const all = signal.aborted ? [] : summaries(grades, students.names, labels, flags, roster?.names);
  if (!flags.csv && !flags.json) {
    if (!byStudent && grades.length > 0) process.stdout.write(filesReport(grades, flags));
    if (byStudent || roster !== undefined || tellsMore(all)) process.stdout.write(studentsReport(all));
    process.stdout.write(totals(grades, flags));
  } else if (byStudent) {
    for (const row of all) process.stdout.write(flags.csv ? studentTable.row(row) : `${JSON.stringify(row)}\n`);
  }
  if (signal.aborted) return EXIT_INTERRUPTED;
  return code !== 0 ? code : grades.every((grade) => isRight(grade, flags)) ? 0 : 1;
}

/** Whether rows of students say more than those of files: there are several of them, with several files, or without any. */
function tellsMore(all: readonly StudentSummary[]): boolean {
  const students = all.filter(({ student }) => student !== null);
  return students.length > 1 && students.some(({ files, missing }) => files !== 1 || missing?.length !== 0);
}

async function solve(
  { label, family, reading }: OneBoard,
  metric: string,
  { timeLimit, memoryLimit }: GradeFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<Solution> {
  const options = { metric, ...defined({ timeLimit, memoryLimit }) };
  // The metric is known and nothing else was asked for: there is nothing to be wrong with.
  return unwrap(await solveInSlices(label, family, reading.position, options, signal, tables));
}

/** The boards that solutions are wanted of. */
interface Wanted {
  readonly names: BoardNames<Given>;
  readonly labels: readonly string[];
  /** Whether any of them can be read. */
  readonly found: boolean;
  /** The exit code if something is wrong with some. */
  readonly code: number;
}

async function boardsFor(flags: GradeFlags): Promise<Wanted> {
  const labels: string[] = [];
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
    labels.push(label);
    names.add(metricTrouble === undefined ? { ...board, label } : { label, trouble: metricTrouble });
  }
  return { names, labels, found, code };
}

function troubleWithMetric({ metrics }: Family, metric: string | undefined): string | undefined {
  if (metric === undefined || metrics.some(({ id }) => id === metric)) return undefined;
  return sentenceOf(english.unknownMetric(metric, metrics));
}
