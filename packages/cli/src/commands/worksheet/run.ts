import type { Family } from '@slidewise/core/contract';
import { type Paper, type Worksheet, worksheetPages } from '@slidewise/lab/sheet';
import type { DiskTableCache } from '@slidewise/node/tables';
import { defined } from '@slidewise/server/answers';
import { readBoards } from '../../input/boards.js';
import { readOptions } from '../../input/flags.js';
import { readRoster } from '../../input/roster.js';
import { fileOrBoard } from '../../output/output.js';
import { NO_PDF, writePages } from '../../output/printed-pages.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import { withTables } from '../../storage/with-tables.js';
import { complain, complainAbout } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { makeWorksheet } from './make.js';
import type { WorksheetFlags } from './options.js';
import { type LengthOf, variantOf } from './variant.js';

/** A board that takes more is given to students without a look at its length. */
const MOST_EXPANSIONS = 20_000;

/** Makes pages of exercises, and returns the exit code. */
export async function run(given: readonly string[], flags: WorksheetFlags): Promise<number> {
  const html = fileOrBoard('--html', '.html', flags.html, given);
  if ('error' in html) return complain(html.error);
  const pdf = fileOrBoard('--pdf', '.pdf', flags.pdf, html.boards);
  if ('error' in pdf) return complain(pdf.error);
  if (pdf.file === true && process.stdout.isTTY) return complain(NO_PDF);
  if (pdf.boards.length === 0) return complain('no board was given (slidewise worksheet --help says more)');
  const students = await studentsOf(flags);
  if ('error' in students) return complain(students.error);
  if (flags.seed !== undefined && students.length === 0) return complain('--seed is for --copies and --class');
  const signal = onInterrupt();
  const { worksheets, code } = await collect(pdf.boards, students, flags, signal);
  if (signal.aborted) return EXIT_INTERRUPTED;
  if (worksheets.length === 0) return code;
  const { title, answers, plain } = flags;
  const options = { title, paper: flags.paper as Paper, ...defined({ answers, plain }) };
  const target = { html: html.file, pdf: pdf.file };
  return Math.max(code, await writePages(worksheetPages(worksheets, options), options, target, signal));
}

/** Who gets a board of their own: a name, or a number for an unnamed copy. */
async function studentsOf({
  copies,
  class: roster,
}: WorksheetFlags): Promise<readonly (string | number)[] | { readonly error: string }> {
  if (roster === undefined) return Array.from({ length: copies ?? 0 }, (_, i) => i + 1);
  const read = await readRoster(roster);
  return 'error' in read ? read : read.names;
}

async function collect(
  paths: readonly string[],
  students: readonly (string | number)[],
  flags: WorksheetFlags,
  signal: AbortSignal,
): Promise<{ readonly worksheets: readonly Worksheet[]; readonly code: number }> {
  const worksheets: Worksheet[] = [];
  let code = 0;
  await withTables(async (tables) => {
    for await (const { label, family, reading, error, cause, hushed } of readBoards(
      paths,
      flags.family,
      readOptions(flags),
    )) {
      if (family === undefined || reading === undefined) {
        code = complainAbout(label, { error: error!, ...(cause && { cause }) }, false, hushed);
        continue;
      }
      const lengthOf = lengthIn({ label, family }, flags.metric, signal, tables);
      for (const student of students.length === 0 ? [undefined] : students) {
        const position =
          student === undefined
            ? reading.position
            : await variantOf(family, reading.position, student, lengthOf, flags.seed);
        if (signal.aborted) return;
        const board = { label, family, reading: { ...reading, position } };
        const made = await makeWorksheet(board, student, flags, signal, tables);
        if (signal.aborted) return;
        if ('error' in made) {
          code = complainAbout(label, made);
          break;
        }
        if (!made.isKnown) code = Math.max(code, 1);
        worksheets.push(made.worksheet);
      }
    }
  });
  return { worksheets, code };
}

/** Lengths of shortest solutions. A search that is ended has none; it ends at the same place on every machine. */
function lengthIn(
  { label, family }: { readonly label: string; readonly family: Family },
  metric: string | undefined,
  signal: AbortSignal,
  tables: DiskTableCache,
): LengthOf<unknown> {
  const options = { mostExpansions: MOST_EXPANSIONS, quiet: true, threads: 1, ...defined({ metric }) };
  return async (position) => {
    if (signal.aborted) return undefined;
    const solved = await solveInSlices(label, family, position, options, signal, tables);
    return solved.ok && solved.value.status === 'solved' && solved.value.optimal ? solved.value.length : undefined;
  };
}
