import { join } from 'node:path';
import type { Family } from '@slidewise/core/contract';
import { unwrap } from '@slidewise/core/result';
import type { Solution } from '@slidewise/core/solving';
import { unknownId } from '@slidewise/core/text';
import { BoardNames } from '../../input/board-names.js';
import { type Board, type OneBoard, readBoards } from '../../input/boards.js';
import { mayHoldBoards } from '../../input/collection.js';
import { defined, readOptions } from '../../input/flags.js';
import { type Replay, replaying } from '../../input/replay.js';
import { Turns } from '../../input/turns.js';
import { lengthOf, whetherShortest } from '../../solving/shortest.js';
import { solveInSlices } from '../../solving/solve-in-slices.js';
import type { DiskShelf } from '../../storage/tables/disk-shelf.js';
import { withTables } from '../../storage/tables/with-tables.js';
import { complain, visible } from '../../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../../terminal/interruption.js';
import { type HandedIn, handedIn } from './files.js';
import type { GradeFlags } from './options.js';
import { csvHead, csvRow, type Grade, isRight, jsonLine, tableReport } from './report.js';

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
    const grader = new Grader(names, flags, signal, tables);
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

/** A board that solutions may be for; with trouble where it cannot be read. */
type Given = Pick<Board, 'label' | 'trouble'> & Partial<OneBoard>;

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

/** Grades one file after another, and solves each board once, with the first solution of it. */
class Grader {
  private readonly solutions = new Map<Given, Solution>();
  private readonly turns = new Turns();

  constructor(
    private readonly names: BoardNames<Given>,
    private readonly flags: GradeFlags,
    private readonly signal: AbortSignal,
    private readonly tables: DiskShelf,
  ) {}

  /** Undefined where it is no solution but a copy of the board, or where Ctrl-C came too early. */
  async grade(file: HandedIn): Promise<Grade | undefined> {
    const { name } = file;
    const found = this.names.find(name);
    if ('trouble' in found) return { file: name, trouble: 'trouble' in file ? file.trouble : found.trouble };
    const { label, family, reading, trouble } = found.board;
    const about = { file: name, board: label };
    if ('trouble' in file) return { ...about, trouble: file.trouble };
    if (family === undefined || reading === undefined) {
      return { ...about, trouble: `its board cannot be used: ${trouble}` };
    }
    const replay = await this.replay({ label, family, reading }, file.text);
    if (replay === undefined) return undefined;
    if (replay.bad?.readable === false && replay.moves.length === 0 && this.isBoard(family, file)) {
      file.passOver();
      return undefined;
    }
    const metric = family.metrics.find(({ id }) => id === this.flags.metric) ?? family.metrics[0]!;
    const length = lengthOf(family, replay.moves, metric.id);
    const solved = replay.bad === undefined && family.isSolved(replay.position);
    const known =
      solved && this.flags.optimum
        ? whetherShortest(label, length, await this.solve(found.board, { label, family, reading }))
        : {};
    return { ...about, family, metric, replay, solved, length, ...known };
  }

  /** Students hand in their boards, too. */
  private isBoard(family: Family, { name, text }: { name: string; text: string }): boolean {
    return mayHoldBoards(name) && family.parse(text, readOptions(this.flags)).ok;
  }

  private async replay({ family, reading }: OneBoard, text: string): Promise<Replay | undefined> {
    const work = replaying(family, reading, text);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      if (this.turns.due) await this.turns.next();
      if (this.signal.aborted) return undefined;
    }
  }

  private async solve(key: Given, { label, family, reading }: OneBoard): Promise<Solution> {
    const known = this.solutions.get(key);
    if (known !== undefined) return known;
    const { metric = family.metrics[0]!.id, timeLimit, memoryLimit } = this.flags;
    const limits = defined({ timeLimit, memoryLimit });
    // The metric is known and nothing else was asked for: there is nothing to be wrong with.
    const solution = unwrap(
      await solveInSlices(label, family, reading.position, { metric, ...limits }, this.signal, this.tables),
    );
    this.solutions.set(key, solution);
    return solution;
  }
}
