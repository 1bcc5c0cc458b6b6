import { type Command, InvalidArgumentError, Option } from 'commander';
import type { FileFlag } from '../../output/output.js';
import { showCount } from '../../terminal/units.js';
import type { ReadFlags } from '../../usage/flags.js';
import {
  addExamples,
  addMetricOption,
  addReadOptions,
  addWeightOption,
  type FamilyHelp,
  ONE_BOARD,
} from '../../usage/options.js';

export interface TreeFlags extends ReadFlags {
  readonly metric?: string;
  readonly algorithm: string;
  readonly heuristic?: string;
  readonly weight?: number;
  readonly expansions: number;
  readonly svg?: FileFlag;
  readonly dot?: FileFlag;
  readonly direction?: 'down' | 'right';
  readonly json?: boolean;
  /** False where a line for each node is enough. */
  readonly boards: boolean;
}

/** More is nothing that anybody looks at. */
const MOST_EXPANSIONS = 10_000;

export function describeTree(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('draw the tree of a search')
    .description(
      'Draws the tree that a search has made after some expansions: every node with its board, with f = g + h as the algorithm ranks it, and the order in which it was expanded.',
    )
    .argument('[board]', ONE_BOARD);
  addMetricOption(addReadOptions(command))
    .option('--algorithm <id>', 'how to search', 'astar')
    .option('--heuristic <id>', 'what guides the search, for algorithms that use one (default: the strongest)');
  addWeightOption(command)
    .addOption(new Option('--expansions <number>', 'how many nodes are expanded').argParser(parseExpansions).default(5))
    .option('--no-boards', 'print one line per node, without boards')
    .addOption(
      new Option('--svg [file.svg]', 'draw a picture, into a file or to standard output').conflicts(['dot', 'json']),
    )
    .addOption(
      new Option('--dot [file.dot]', 'write it for Graphviz, into a file or to standard output').conflicts('json'),
    )
    .addOption(
      new Option('--direction <way>', 'which way a picture grows (default: whichever fits a page better)').choices([
        'down',
        'right',
      ]),
    )
    .option('--json', 'print a JSON object')
    .addHelpText(
      'after',
      `
${familyHelp('--format', '--goal', '--metric', '--heuristic')}

Every family:
  --algorithm  bfs, astar, astar-early-closing, astar-no-reopening, weighted-astar, greedy, idastar

Exit codes: 0 drawn; 1 the board is proved unsolvable; 2 bad input or usage.`,
    );
  return addExamples(
    command,
    'slidewise tree tiles/3x3-beginner --heuristic manhattan --expansions 3',
    'slidewise tree rush-hour/course-1 --no-boards',
    'slidewise tree rush-hour/course-1 --svg tree.svg',
    'slidewise tree bricks/teach-1 --algorithm greedy --json',
    'slidewise tree board.txt --dot | dot -Tpdf > tree.pdf',
  );
}

function parseExpansions(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > MOST_EXPANSIONS) {
    throw new InvalidArgumentError(`Expected a whole number from 1 to ${showCount(MOST_EXPANSIONS)}.`);
  }
  return count;
}
