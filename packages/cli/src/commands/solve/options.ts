import { type Command, Option } from 'commander';
import type { LimitFlags, ReadFlags } from '../../usage/flags.js';
import {
  addExamples,
  addLimitOptions,
  addMetricOption,
  addReadOptions,
  addWeightOption,
  BOARDS,
  type FamilyHelp,
} from '../../usage/options.js';

export interface SolveFlags extends ReadFlags, LimitFlags {
  readonly metric?: string;
  readonly algorithm?: string;
  readonly heuristic?: string;
  readonly tieBreak?: string;
  readonly weight?: number;
  readonly letters?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly steps?: boolean;
}

export function describeSolve(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('find the shortest solution of boards')
    .description(
      'Finds the shortest solution of each board, and proves it. A board may be a file, a directory of files, a name in the collection (slidewise list), or - for standard input; a file may hold a board on each line, and FILE:LINE picks one. In a directory, what is hidden or does not look like a board is skipped, and a note says how much.',
    )
    .argument('<board...>', BOARDS);
  addMetricOption(addReadOptions(command))
    .option('--algorithm <id>', 'how to search (default: the fastest way with a proof)')
    .option('--heuristic <id>', 'what guides the search, for algorithms that use one')
    .option('--tie-break <id>', 'of the shortest solutions, find one that is also shortest in this metric');
  addLimitOptions(addWeightOption(command))
    .option('--letters <id>', 'what the letters of moves mean, where a family has several conventions')
    .addOption(
      new Option('--json', 'print one JSON object per board, each on its own line').conflicts(['quiet', 'steps']),
    )
    .addOption(new Option('--quiet', 'print only the moves, one line per board').conflicts('steps'))
    .option('--steps', 'draw the board after every move')
    .addHelpText(
      'after',
      `
${familyHelp('--format', '--goal', '--metric', '--heuristic', '--algorithm', '--letters')}

Exit codes: 0 all solved; 1 some unsolvable or given up; 2 bad input or usage; 130 interrupted.`,
    );
  return addExamples(
    command,
    'slidewise solve rush-hour/jam-12',
    'slidewise solve --json puzzles/rush-hour',
    'slidewise solve --algorithm astar --heuristic indirect --steps board.txt',
    "echo '...b../...b../aa.b.d/..cccd/....../......' | slidewise solve -",
  );
}
