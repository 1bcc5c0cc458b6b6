import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { printMoves } from '@slidewise/core/contract';
import { byNumber, mayHoldBoards } from '@slidewise/core/reading';
import { clock } from '@slidewise/node/clock';
import { makeFolder, writeWhole } from '@slidewise/node/files';
import { describeSystemError } from '@slidewise/node/system-errors';
import type { DiskTableCache } from '@slidewise/node/tables';
import { readOneBoard } from '../input/boards.js';
import { solveInSlices } from '../solving/solve-in-slices.js';
import { withTables } from '../storage/with-tables.js';
import { complain, say } from '../terminal/complain.js';
import { EXIT_INTERRUPTED, onInterrupt } from '../terminal/interruption.js';
import { showAmount, showCount } from '../terminal/units.js';

/** What came of a board: its moves and the time from reading it to writing them, or an exit code; what is wrong has been said. */
type Done =
  | { readonly moves: number; readonly milliseconds: number; readonly shortest?: number }
  | { readonly code: number };

/** What all boards have in common. */
interface Course {
  readonly signal: AbortSignal;
  readonly tables: DiskTableCache;
  /** A* with the text's own heuristic, and how far from the shortest it is. */
  readonly asWritten: boolean;
}

const AS_WRITTEN = { metric: 'moves', algorithm: 'astar', heuristic: 'blocked-cars', proveFirst: false };

/** The course's Rush Hour solver, for one board or for a folder of them; returns the exit code. */
export async function run(
  input: string | undefined,
  output: string | undefined,
  { all, asWritten = false }: { readonly all?: boolean; readonly asWritten?: boolean },
): Promise<number> {
  const signal = onInterrupt();
  return withTables(async (tables) => {
    const course = { signal, tables, asWritten };
    if (all) return solveFolder(input ?? 'testFiles', output ?? 'Solutions', course);
    if (input === undefined || output === undefined) {
      return complain('two files are needed, for the board and for its solution (or --all and a folder of boards)');
    }
    if (input !== '-' && resolve(input) === resolve(output)) {
      return complain(`${output}: the solution would overwrite the board`);
    }
    const done = await solveFile(input, output, course);
    return 'code' in done ? done.code : 0;
  });
}

async function solveFolder(folder: string, solutions: string, course: Course): Promise<number> {
  const names = await boardsIn(folder);
  if ('trouble' in names) return complain(`${folder}: ${names.trouble}`);
  try {
    makeFolder(solutions);
  } catch (error) {
    return complain(`${solutions}: ${describeSystemError(error, 'written')}`);
  }
  const width = Math.max(4, ...names.map(({ length }) => length));
  const row = (name: string, ...columns: string[]): void => {
    process.stdout.write(`| ${[name.padEnd(width), ...columns].join(' | ')} |\n`);
  };
  const shortest = (text: string): string[] => (course.asWritten ? [text.padStart(8)] : []);
  row('Test', 'Time (ms)', 'Moves', ...shortest('Shortest'));
  row('-'.repeat(width), ':-------:', '----:', ...shortest('-------:'));
  let [total, code] = [0, 0];
  for (const name of names) {
    const startedAt = clock.now();
    const done = await solveFile(join(folder, name), join(solutions, `${name}.sol`), course);
    if (course.signal.aborted) return EXIT_INTERRUPTED;
    const milliseconds = 'code' in done ? clock.now() - startedAt : done.milliseconds;
    total += milliseconds;
    if ('code' in done) code = Math.max(code, done.code);
    const [moves, least] = 'code' in done ? ['-', '-'] : [`${done.moves}`, `${done.shortest ?? '-'}`];
    row(name, milliseconds.toFixed(1).padStart(7).padEnd(9), moves.padStart(5), ...shortest(least));
  }
  process.stdout.write(`\nTotal elapsed time: ${total.toFixed(1)} ms, or ${(total / 1000).toFixed(2)} seconds\n`);
  return code;
}

/** The files of a folder that may hold boards; folders in it are left alone, for their names may clash. */
async function boardsIn(folder: string): Promise<string[] | { readonly trouble: string }> {
  try {
    const names = (await readdir(folder)).filter(mayHoldBoards).sort(byNumber());
    const isFile = await Promise.all(names.map((name) => isThere(join(folder, name))));
    const boards = names.filter((_, i) => isFile[i]);
    return boards.length === 0 ? { trouble: 'this directory holds no boards' } : boards;
  } catch (error) {
    return { trouble: describeSystemError(error) };
  }
}

/** Whether there is a file: a link may lead nowhere. */
async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Solves the board in a file and writes its moves into another, one on each line, with no line end after the last. */
async function solveFile(input: string, output: string, { signal, tables, asWritten }: Course): Promise<Done> {
  const startedAt = clock.now();
  const board = await readOneBoard(input, { family: 'rush-hour', format: 'sfu', goal: 'exit' });
  if ('trouble' in board) return { code: complain(board.trouble) };
  const { family, reading } = board;
  const search = (wishes: object): ReturnType<typeof solveInSlices> =>
    solveInSlices(input, family, reading.position, wishes, signal, tables);
  const solving = await search(asWritten ? AS_WRITTEN : { metric: 'moves' });
  if (!solving.ok) return { code: complain(`${input}: ${solving.problem.message}`) };
  const { status, moves, reason } = solving.value;
  if (status !== 'solved') {
    complain(
      `${input}: ${status === 'unsolvable' ? 'the board cannot be solved' : 'no solution was found'}: ${reason}`,
    );
    return { code: signal.aborted ? EXIT_INTERRUPTED : 1 };
  }
  const text = printMoves(family, reading.position, moves, reading).join('\n');
  try {
    if (output === '-') process.stdout.write(text);
    else await writeWhole(output, [text]);
  } catch (error) {
    return { code: complain(`${output}: ${describeSystemError(error, 'written')}`) };
  }
  const done = { moves: moves.length, milliseconds: clock.now() - startedAt };
  if (!asWritten) return done;
  const best = await search({ metric: 'moves' });
  if (!best.ok || !best.value.optimal) return done;
  const { length: shortest = moves.length } = best.value;
  if (shortest < moves.length) {
    say(
      `note: ${input}: the text's heuristic may overestimate: it led to ${showAmount(moves.length, 'move')}, and ${showCount(shortest)} are enough`,
    );
  }
  return { ...done, shortest };
}
