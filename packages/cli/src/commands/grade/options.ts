import { type Command, Option } from 'commander';
import type { LimitFlags, ReadFlags } from '../../usage/flags.js';
import { addExamples, addLimitOptions, addMetricOption, addReadOptions, type FamilyHelp } from '../../usage/options.js';

export interface GradeFlags extends ReadFlags, LimitFlags {
  readonly boards: readonly string[];
  readonly metric?: string;
  readonly optimal?: boolean;
  /** False where nobody wants to know whether they are shortest. */
  readonly optimum: boolean;
  readonly csv?: boolean;
  readonly json?: boolean;
}

export function describeGrade(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('judge a folder of solutions by the rules')
    .description(
      'Plays every solution in a folder by the rules and says of each whether it is legal, whether it solves its board, whether it is shortest or by how much not, and the first wrong move. Files may hold moves in any notation of the family, or saved games; one that cannot be judged says why in its row, and the others are judged all the same.',
    )
    .argument('<path...>', 'folders of solutions, or files')
    .requiredOption(
      '--boards <path>',
      'the boards: a folder, a file, or a name in the collection; can be given several times',
      collect,
    );
  addMetricOption(addReadOptions(command))
    .option('--optimal', 'only what is shortest is right')
    .addOption(new Option('--no-optimum', 'do not look for the shortest solutions').conflicts('optimal'));
  addLimitOptions(command)
    .addOption(new Option('--csv', 'print comma-separated values, one line per file').conflicts('json'))
    .option('--json', 'print one JSON object per file, each on its own line')
    .addHelpText(
      'after',
      `
The board of a solution is the one with the longest name that the name of the file begins with, extension or not: A00.txt.sol and
ann/A00-2.sol are for A00.txt. If there is none, the name may stand anywhere in the name of the file, or be that of a folder:
ann-A00.sol, A00/ann.sol. Hidden files, and files whose names say that they hold no moves, such as .py and .pdf, are skipped.

${familyHelp('--format', '--goal', '--metric')}

Exit codes: 0 all are right: legal and solved, with --optimal also shortest; 1 some are not; 2 bad boards or usage; 130 interrupted.`,
    );
  return addExamples(
    command,
    'slidewise grade Solutions --boards Files',
    'slidewise grade Solutions --boards Files --optimal',
    'slidewise grade handed-in --boards rush-hour --csv > grades.csv',
    'slidewise grade A00.txt.sol --boards A00.txt --metric steps',
  );
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
