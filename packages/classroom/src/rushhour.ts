import { printMoves } from '@slidewise/core/contract';
import { showAmount, showCount } from '@slidewise/core/text';
import type { Host, SearchOptions, Solve } from './host.js';

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
}

const AS_WRITTEN = { metric: 'moves', algorithm: 'astar', heuristic: 'blocked-cars', proveFirst: false };

/** The course's Rush Hour solver, for one board or for a folder of them; returns the exit code. */
export async function run(
  host: Host,
  input: string | undefined,
  output: string | undefined,
  { all, asWritten = false }: { readonly all?: boolean; readonly asWritten?: boolean },
): Promise<number> {
  const signal = host.onInterrupt();
  return host.withSolver(async (solve) => {
    const course = { host, signal, solve, asWritten };
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
  if ('trouble' in names) return host.complain(`${folder}: ${names.trouble}`);
  const trouble = host.files.makeFolder(solutions);
  if (trouble !== undefined) return host.complain(`${solutions}: ${trouble}`);
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
async function solveFile(input: string, output: string, { host, signal, solve, asWritten }: Course): Promise<Done> {
  const startedAt = host.now();
  const board = await host.readBoard(input, { family: 'rush-hour', format: 'sfu', goal: 'exit' });
  if ('trouble' in board) return { code: host.complain(board.trouble) };
  const { family, reading } = board;
  const search = (options: SearchOptions): ReturnType<Solve> => solve(input, family, reading.position, options, signal);
  const solving = await search(asWritten ? AS_WRITTEN : { metric: 'moves' });
  if (!solving.ok) return { code: host.complain(`${input}: ${solving.problem.message}`) };
  const { status, moves, reason } = solving.value;
  if (status !== 'solved') {
    host.complain(
      `${input}: ${status === 'unsolvable' ? 'the board cannot be solved' : 'no solution was found'}: ${reason}`,
    );
    return { code: signal.aborted ? host.exitInterrupted : 1 };
  }
  const text = printMoves(family, reading.position, moves, reading).join('\n');
  if (output === '-') host.write(text);
  else {
    const trouble = await host.files.write(output, text);
    if (trouble !== undefined) return { code: host.complain(`${output}: ${trouble}`) };
  }
  const done = { moves: moves.length, milliseconds: host.now() - startedAt };
  if (!asWritten) return done;
  const best = await search({ metric: 'moves' });
  if (!best.ok || !best.value.optimal) return done;
  const { length: shortest = moves.length } = best.value;
  if (shortest < moves.length) {
    host.say(
      `note: ${input}: the text's heuristic may overestimate: it led to ${showAmount(moves.length, 'move')}, and ${showCount(shortest)} are enough`,
    );
  }
  return { ...done, shortest };
}
