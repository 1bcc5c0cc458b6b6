import { printMoves } from '@slidewise/core/contract';
import type { Solution } from '@slidewise/core/solving';
import { showAmount, showCount } from '@slidewise/core/text';
import { readCourseBoard } from './course-board.js';
import { USUAL_LIMIT } from './course-search.js';
import type { Host, LimitedOptions, Solve } from './host.js';
import { withListOrder } from './list-order-space.js';

/** What came of a board: its moves and the time from reading it to writing them, or an exit code; what is wrong has been said. */
type Done =
  | { readonly moves: number; readonly milliseconds: number; readonly shortest?: number }
  | { readonly code: number };

/** What all boards have in common. */
interface Course {
  readonly host: Host;
  readonly signal: AbortSignal;
  readonly solve: Solve;
  /** A* with the text's own heuristic, and how far from the shortest it is. */
  readonly asWritten: boolean;
  /** The same before the text's authors found that lists in another order were other boards. */
  readonly listOrder: boolean;
  /** The boards that the text's A* may expand. */
  readonly limit: number;
}

const AS_WRITTEN = { algorithm: 'astar', heuristic: 'blocked-cars', proveFirst: false };

/** The course's Rush Hour solver, for one board or for a folder of them; returns the exit code. */
export async function run(
  host: Host,
  input: string | undefined,
  output: string | undefined,
  {
    all,
    asWritten = false,
    listOrder = false,
    limit = USUAL_LIMIT,
  }: {
    readonly all?: boolean;
    readonly asWritten?: boolean;
    readonly listOrder?: boolean;
    readonly limit?: number;
  },
): Promise<number> {
  const signal = host.onInterrupt();
  return host.withSolver(async (solve) => {
    const course = { host, signal, solve, asWritten: asWritten || listOrder, listOrder, limit };
    if (all) return solveFolder(input ?? 'testFiles', output ?? 'Solutions', course);
    if (input === undefined || output === undefined) {
      return host.complain(
        'two files are needed, for the board and for its solution (or --all and a folder of boards)',
      );
    }
    if (input !== '-' && host.files.isSame(input, output)) {
      return host.complain(`${output}: the solution would overwrite the board`);
    }
    const done = await solveFile(input, output, course);
    return 'code' in done ? done.code : 0;
  });
}

async function solveFolder(folder: string, solutions: string, course: Course): Promise<number> {
  const { host } = course;
  const names = await host.files.boardsIn(folder);
  if ('error' in names) return host.complain(`${folder}: ${names.error}`);
  const error = host.files.makeFolder(solutions);
  if (error !== undefined) return host.complain(`${solutions}: ${error}`);
  const width = Math.max(4, ...names.map(({ length }) => length));
  const row = (name: string, ...columns: string[]): void => {
    host.write(`| ${[name.padEnd(width), ...columns].join(' | ')} |\n`);
  };
  const shortest = (text: string): string[] => (course.asWritten ? [text.padStart(8)] : []);
  row('Test', 'Time (ms)', 'Moves', ...shortest('Shortest'));
  row('-'.repeat(width), ':-------:', '----:', ...shortest('-------:'));
  let [total, code] = [0, 0];
  for (const name of names) {
    const startedAt = host.now();
    const done = await solveFile(host.files.join(folder, name), host.files.join(solutions, `${name}.sol`), course);
    if (course.signal.aborted) return host.exitInterrupted;
    const milliseconds = 'code' in done ? host.now() - startedAt : done.milliseconds;
    total += milliseconds;
    if ('code' in done) code = Math.max(code, done.code);
    const [moves, least] = 'code' in done ? ['-', '-'] : [`${done.moves}`, `${done.shortest ?? '-'}`];
    row(name, milliseconds.toFixed(1).padStart(7).padEnd(9), moves.padStart(5), ...shortest(least));
  }
  host.write(`\nTotal elapsed time: ${total.toFixed(1)} ms, or ${(total / 1000).toFixed(2)} seconds\n`);
  return code;
}

/** Solves the board in a file and writes its moves into another, one on each line, with no line end after the last. */
async function solveFile(input: string, output: string, course: Course): Promise<Done> {
  const { host, signal, solve, asWritten, listOrder, limit } = course;
  const startedAt = host.now();
  const board = await readCourseBoard(host, input, {
    family: 'rush-hour',
    format: 'sfu',
    goal: 'exit',
    target: 'X',
  });
  if ('error' in board) return { code: host.complain(board.error) };
  const { family, reading } = board;
  const search = (options: LimitedOptions, by = family): ReturnType<Solve> =>
    solve(input, by, reading.position, { metric: 'moves', ...options }, signal);
  const written = { ...AS_WRITTEN, mostExpansions: limit };
  const solving = await (asWritten ? search(written, listOrder ? withListOrder(family) : family) : search({}));
  if (!solving.ok) return { code: host.complain(`${input}: ${solving.problem.message}`) };
  const { status, moves } = solving.value;
  if (status !== 'solved') {
    host.complain(`${input}: ${whyNot(solving.value)}`);
    return { code: signal.aborted ? host.exitInterrupted : 1 };
  }
  const text = printMoves(family, reading.position, moves, reading).join('\n');
  if (output === '-') host.write(text);
  else {
    const error = await host.files.write(output, text);
    if (error !== undefined) return { code: host.complain(`${output}: ${error}`) };
  }
  const done = { moves: moves.length, milliseconds: host.now() - startedAt };
  if (!asWritten) return done;
  if (listOrder) {
    const mended = await search(written);
    if (mended.ok) noteListOrder(host, input, solving.value, mended.value);
  }
  const best = await search({});
  if (!best.ok || !best.value.optimal) return done;
  const { length: shortest = moves.length } = best.value;
  if (shortest < moves.length) {
    host.say(
      `note: ${input}: the text's heuristic may overestimate: it led to ${showAmount(moves.length, 'move')}, and ${showCount(shortest)} are enough`,
    );
  }
  return { ...done, shortest };
}

function whyNot({ status, stopReason, reason, counts }: Solution): string {
  if (status === 'unsolvable') return `the board cannot be solved: ${reason?.message}`;
  const limit = `the limit of ${showAmount(counts.expanded, 'board')} was hit (--limit)`;
  return `no solution was found: ${stopReason === 'expansions' ? limit : reason?.message}`;
}

function noteListOrder(host: Host, input: string, lists: Solution, boards: Solution): void {
  host.say(
    `note: ${input}: ${showAmount(lists.counts.stored, 'list')} of vehicles were seen; in the order of the file they are ${showAmount(boards.counts.stored, 'board')}`,
  );
}
