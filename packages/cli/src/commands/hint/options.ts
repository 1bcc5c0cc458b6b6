import type { Command } from 'commander';
import type { LimitFlags, ReadFlags } from '../../usage/flags.js';
import {
  addExamples,
  addLimitOptions,
  addMetricOption,
  addReadOptions,
  type FamilyHelp,
  ONE_BOARD,
} from '../../usage/options.js';

export interface HintFlags extends ReadFlags, LimitFlags {
  readonly metric?: string;
  readonly json?: boolean;
}

export function describeHint(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('show the next best move')
    .description('Shows the first move of a shortest solution, and how many moves are left after it.')
    .argument('<board>', ONE_BOARD);
  addLimitOptions(addMetricOption(addReadOptions(command)))
    .option('--json', 'print a JSON object')
    .addHelpText(
      'after',
      `
${familyHelp('--format', '--goal', '--metric')}

Exit codes: 0 there is a move, or nothing is left to do; 1 unsolvable or given up; 2 bad input or usage; 130 interrupted.`,
    );
  return addExamples(
    command,
    'slidewise hint rush-hour/jam-12',
    'slidewise hint --metric steps board.txt',
    "echo '...b../...b../aa.b.d/..cccd/....../......' | slidewise hint -",
  );
}
