import { join } from 'node:path';
import { ASSIGNMENTS, USUAL_RUBRIC } from '@slidewise/classroom/grading';
import type { Family } from '@slidewise/core/contract';
import { english } from '@slidewise/core/messages';
import { type Result, unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import type { DiskTableCache } from '@slidewise/node/tables';
import { defined, sentenceOf } from '@slidewise/server/answers';
import { BoardNames } from '../../input/board-names.js';
import { type OneBoard, readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { readRoster } from '../../input/roster.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, visible } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { CountJudge, methodFor } from './count-judge.js';
import { type Grade, isRight } from './grade.js';
import { type Given, Grader } from './grader.js';
import { gradescopeResults } from './gradescope.js';
import type { GradeFlags } from './options.js';
import { Owners } from './personal.js';
import { fileRow, fileTable, studentTable } from './records.js';
import { filesReport, studentsReport, totals } from './report.js';
import { type Rules, rulesFor } from './rubric.js';
import { gradebook, type StudentSummary, summaries } from './summaries.js';
import { filesIn, programsOn } from './to-grade.js';

/** Grades all solutions, and returns the exit code. */
export async function run(paths: readonly string[], flags: GradeFlags): Promise<number> {
  const roster = flags.roster === undefined ? undefined : await readRoster(flags.roster);
  if (roster !== undefined && 'error' in roster) return complain(roster.error);
  const rules = await rulesFor(flags);
  if ('error' in rules) return complain(rules.error);
  const rubric = rules.rubric ?? (flags.report === undefined ? undefined : USUAL_RUBRIC);
  const slip = pointsError(rules, flags) ?? flagsError(flags);
  if (slip !== undefined) return complain(slip);
  const boards = await boardsFor(flags.run === undefined ? flags.boards! : paths, flags);
  if (!boards.found) return boards.code;
  const { names, labels } = boards;
  const unknown = referenceError(rules, boards.all);
  if (unknown !== undefined) return complain(unknown);
  const owners = new Owners(flags.personal ? roster : undefined);
  // Not before the boards are read: while standard input is awaited, Ctrl-C ends the program.
  const signal = onInterrupt();
  const found =
    flags.run === undefined
      ? await filesIn(paths, boards.all, names, owners, roster)
      : programsOn(boards.all, flags.run, flags, owners, roster);
  const code = Math.max(boards.code, found.code);
  const byStudent = flags.by === 'student';
  const rows = fileTable(flags, rubric, { ran: flags.run !== undefined, judged: isJudged(rules) });
  const studentRows = studentTable(rubric);
  if (flags.csv) process.stdout.write(byStudent ? studentRows.head : rows.head);
  const grades: Grade[] = [];
  await withTables(async (tables) => {
    const judge = new CountJudge(rules.counts, (board, metric, { settings, ...method }) =>
      searchLike(board, { metric, ...method, ...settings, ...LIKE_A_PROGRAM }, flags, signal, tables),
    );
    const shortest = async (board: OneBoard, metric: string): Promise<Solution> =>
      // The metric is known and nothing else was asked for: there is nothing to be wrong with.
      unwrap(await searchLike(board, { metric }, flags, signal, tables));
    const grader = new Grader(names, flags, signal, shortest, isJudged(rules) ? judge : undefined);
    for (const { student, grade: gradeIt } of found.solutions) {
      if (signal.aborted) return;
      const grade = await gradeIt(grader, signal);
      if (grade === undefined) continue;
      const owned = { ...grade, ...defined({ student }) };
      if (flags.csv && !byStudent) process.stdout.write(rows.row(owned));
      else if (flags.json && !byStudent) process.stdout.write(`${JSON.stringify(fileRow(owned, flags, rubric))}\n`);
      grades.push(owned);
    }
  });
  found.notes();
  if (flags.report === 'gradescope' && !signal.aborted) {
    const results = gradescopeResults(grades, labels, rubric!);
    process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
    return exitCode(code, grades, flags);
  }
  if (grades.length === 0 && found.students.length === 0) {
    if (signal.aborted) return EXIT_INTERRUPTED;
    return code === 0 ? complain(`${paths.join(', ')}: there are no solutions in it`) : code;
  }
  // After Ctrl-C nobody knows what is missing.
  const all = signal.aborted ? [] : summaries(grades, found.students, boards.all, flags, owners, roster?.names, rubric);
  if (flags.report === 'gradebook') {
    if (!signal.aborted) process.stdout.write(gradebook(roster!, all));
  } else if (!flags.csv && !flags.json) {
    if (!byStudent && grades.length > 0) process.stdout.write(filesReport(grades, flags, rubric));
    if (byStudent || roster !== undefined || tellsMore(all)) process.stdout.write(studentsReport(all));
    process.stdout.write(totals(grades, flags));
  } else if (byStudent) {
    for (const row of all) process.stdout.write(flags.csv ? studentRows.row(row) : `${JSON.stringify(row)}\n`);
  }
  if (signal.aborted) return EXIT_INTERRUPTED;
  return exitCode(code, grades, flags);
}

/** The worst of what was found: bad boards, or solutions that are not right. */
function exitCode(code: number, grades: readonly Grade[], flags: GradeFlags): number {
  return code !== 0 ? code : grades.every((grade) => isRight(grade, flags)) ? 0 : 1;
}

function isJudged({ counts: { expanded, generated, reference } }: Rules): boolean {
  return (expanded ?? generated ?? reference) !== undefined;
}

/** Why a reference cannot be run on some board. */
function referenceError({ counts: { reference = [] } }: Rules, boards: readonly Given[]): string | undefined {
  for (const family of new Set(boards.flatMap((board) => board.family ?? []))) {
    for (const text of reference) {
      const method = methodFor(family, text);
      if ('error' in method) return `--reference ${text}: ${method.error}`;
    }
  }
  return undefined;
}

/** Why points cannot be given as they are asked for. */
function pointsError({ rubric }: Rules, { optimum, run }: GradeFlags): string | undefined {
  if (rubric === undefined) return undefined;
  const { points } = rubric;
  if (points.shortest !== undefined && !optimum) return 'points for shortest need the optimum: leave out --no-optimum';
  if (points.time === undefined || run !== undefined) return undefined;
  return 'points for time are for programs, and these are files';
}

/** What is missing for grading files or programs, or is for the others. */
function flagsError(flags: GradeFlags): string | undefined {
  const { boards, run, course, runTime, runMemory, personal, roster } = flags;
  if (personal && roster === undefined) return '--personal needs the names of --roster';
  if (flags.report === 'gradebook' && roster === undefined)
    return '--report gradebook adds points to the lines of --roster';
  if (run === undefined) {
    const given = Object.entries({ course, 'run-time': runTime, 'run-memory': runMemory });
    const [alone] = given.find(([, value]) => value !== undefined) ?? [];
    if (alone !== undefined) return `--${alone} is for programs, and there is no --run`;
    return boards === undefined ? "required option '--boards <path>' not specified" : undefined;
  }
  return course === undefined ? `--run needs --course: ${Object.keys(ASSIGNMENTS).join(', ')}` : undefined;
}

/** Whether rows of students say more than those of files: there are several of them, with several files, or without any. */
function tellsMore(all: readonly StudentSummary[]): boolean {
  const students = all.filter(({ student }) => student !== null);
  return students.length > 1 && students.some(({ files, missing }) => files !== 1 || missing?.length !== 0);
}

/** The programs of courses search boards without a solution, too. */
const LIKE_A_PROGRAM = { searchAnyway: true } as const;

function searchLike(
  { label, family, reading }: OneBoard,
  how: Parameters<typeof solveInSlices>[3],
  { timeLimit, memoryLimit }: GradeFlags,
  signal: AbortSignal,
  tables: DiskTableCache,
): Promise<Result<Solution>> {
  const options = { ...how, ...defined({ timeLimit, memoryLimit }) };
  return solveInSlices(label, family, reading.position, options, signal, tables);
}

/** The boards that solutions are wanted of. */
interface Wanted {
  readonly names: BoardNames<Given>;
  readonly labels: readonly string[];
  readonly all: readonly Given[];
  /** Whether any of them can be read. */
  readonly found: boolean;
  /** The exit code if something is wrong with some. */
  readonly code: number;
}

async function boardsFor(paths: readonly string[], flags: GradeFlags): Promise<Wanted> {
  const all: Given[] = [];
  const names = new BoardNames<Given>();
  const without = new Set<Family>();
  // With a single folder of boards, its name is left out.
  const only = paths.length === 1 ? visible(join(paths[0]!, '/')) : undefined;
  let [found, code] = [false, 0];
  for await (const board of readBoards(paths, flags.family, readOptions(flags))) {
    const { family, error, hushed } = board;
    const metricError = family === undefined ? undefined : unknownMetricOf(family, flags.metric);
    if (error !== undefined) code = hushed ? 2 : complain(error);
    else if (metricError === undefined) found = true;
    else {
      // The same for all boards of a family.
      code = without.has(family!) ? 2 : complain(`${board.label}: ${metricError}`);
      without.add(family!);
    }
    const label = only !== undefined && board.label.startsWith(only) ? board.label.slice(only.length) : board.label;
    const given = metricError === undefined ? { ...board, label } : { label, error: metricError };
    all.push(given);
    names.add(given);
  }
  return { names, labels: all.map(({ label }) => label), all, found, code };
}

function unknownMetricOf({ metrics }: Family, metric: string | undefined): string | undefined {
  if (metric === undefined || metrics.some(({ id }) => id === metric)) return undefined;
  return sentenceOf(english.unknownMetric(metric, metrics));
}
