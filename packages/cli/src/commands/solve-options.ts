import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseBytes, parseMilliseconds } from '../units.js';

export interface SolveFlags {
  readonly family?: string;
  readonly format?: string;
  readonly target?: string;
  readonly goal?: string;
  readonly size?: string;
  readonly metric?: string;
  readonly algorithm?: string;
  readonly heuristic?: string;
  readonly weight?: number;
  readonly timeLimit?: number;
  readonly memoryLimit?: number;
  readonly letters?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly steps?: boolean;
}

/** Gives a command its options; `families` is the part of the help that tells what each family knows. */
export function describeSolve(command: Command, families: string): Command {
  return command
    .summary('find the shortest solution of boards')
    .description(
      'Finds the shortest solution of each board, and proves it. A board may be a file, a directory of files, or - for standard input; a file may hold a board on each line.',
    )
    .argument('<board...>', 'files, directories, or - for standard input')
    .option('--family <id>', 'the family of puzzle (default: what the text looks like)')
    .option('--format <id>', 'the text format (default: what the text looks like)')
    .option('--target <name>', 'the piece to free (default: by format)')
    .option('--goal <goal>', 'what counts as solved (default: by format)')
    .option('--size <WxH>', 'the size of a board whose text does not tell it (csv, one line)')
    .option('--metric <id>', "what a solution's length counts (default: the family's first metric)")
    .option('--algorithm <id>', 'how to search (default: the fastest way with a proof)')
    .option('--heuristic <id>', 'what guides the search, for algorithms that ask')
    .addOption(
      new Option('--weight <number>', 'for weighted-astar: how much the heuristic counts').argParser(parseWeight),
    )
    .addOption(
      new Option('--time-limit <time>', 'give up on a board after this long: 500ms, 10s, 5m').argParser(
        argument(parseMilliseconds),
      ),
    )
    .addOption(
      new Option(
        '--memory-limit <size>',
        'give up before a search takes more: 500m, 2g (default: half of the memory)',
      ).argParser(argument(parseBytes)),
    )
    .option('--letters <id>', 'what the letters of moves mean, where a family has several conventions')
    .option('--json', 'print one JSON object for each board, a line each')
    .option('--quiet', 'print only the moves, a line for each board')
    .option('--steps', 'draw the board after every move')
    .addHelpText(
      'after',
      `
${families}

Examples:
  slidewise solve puzzles/rush-hour/jam-12.txt
  slidewise solve --json puzzles/rush-hour
  slidewise solve --metric mtm --letters blank puzzles/tiles
  slidewise solve --algorithm astar --heuristic indirect --steps board.txt
  echo '...b../...b../aa.b.d/..cccd/....../......' | slidewise solve -

Exit codes: 0 all solved; 1 some unsolvable or given up; 2 bad input or usage; 130 interrupted.`,
    );
}

function parseWeight(text: string): number {
  const weight = Number(text);
  if (text.trim() === '' || !Number.isFinite(weight)) throw new InvalidArgumentError('Expected a number such as 1.5.');
  return weight;
}

/** A parser that returns undefined for bad texts, as commander wants it. */
function argument(parse: (text: string) => number | undefined): (text: string) => number {
  return (text) => {
    const value = parse(text);
    if (value === undefined) throw new InvalidArgumentError('Expected a positive number with a unit.');
    return value;
  };
}
