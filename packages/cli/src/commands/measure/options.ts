import { type Command, Option } from 'commander';
import type { LimitFlags, ReadFlags } from '../../usage/flags.js';
import {
  addExamples,
  addLimitOptions,
  addMetricOption,
  addReadOptions,
  BOARDS,
  type FamilyHelp,
} from '../../usage/options.js';

export interface MeasureFlags extends ReadFlags, LimitFlags {
  readonly metric?: string;
  readonly optimum?: boolean;
  readonly tables?: boolean;
  readonly csv?: boolean;
  readonly json?: boolean;
}

export function describeMeasure(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('what every heuristic says of some boards, in one table')
    .description(
      "Shows side by side what each heuristic of the family says of each board, and the family's other figures, such as the inversions of tiles; with --optimum also the shortest length, which no admissible heuristic exceeds.",
    )
    .argument('<board...>', BOARDS);
  addMetricOption(addReadOptions(command))
    .option('--optimum', 'solve the boards, too, and add the shortest length')
    .option('--tables', 'also build large tables that are missing, which may take minutes');
  addLimitOptions(command)
    .addOption(new Option('--csv', 'print comma-separated values, one line per board').conflicts('json'))
    .option('--json', 'print one JSON object per board, each on its own line')
    .addHelpText(
      'after',
      `
${familyHelp('--format', '--goal', '--metric', '--heuristic')}

Exit codes: 0 measured; 1 some boards were not solved (--optimum); 2 bad input or usage; 130 interrupted.`,
    );
  return addExamples(
    command,
    'slidewise measure tiles/3x3-easy tiles/3x3-medium',
    'slidewise measure rush-hour/course-1 --optimum',
    'slidewise measure rush-hour --csv > heuristics.csv',
    "echo '2 1 3/5 4 0/6 7 8' | slidewise measure -",
  );
}
