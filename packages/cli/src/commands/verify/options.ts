import { suggestion } from '@slidewise/core/text';
import type { Command } from 'commander';
import type { LimitFlags, ReadFlags } from '../../usage/flags.js';
import { addExamples, addLimitOptions, addReadOptions, type FamilyHelp, ONE_BOARD } from '../../usage/options.js';

export interface VerifyFlags extends ReadFlags, LimitFlags {
  readonly metric?: string;
  /** False where nobody wants to know whether it is shortest. */
  readonly optimum: boolean;
  readonly json?: boolean;
}

export function describeVerify(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('check a solution by the rules')
    .description(
      'Plays moves by the rules and says whether each is legal, whether they solve the board, how long they are and whether that is shortest. Moves may be one per line or separated by commas, in any notation of the family.',
    )
    // An amount such as -2 looks like an option; those that are neither are turned away here.
    .allowUnknownOption()
    .hook('preAction', refuseOptions)
    .argument('<board>', ONE_BOARD)
    .argument('<moves...>', 'the moves, or a file with the moves (a saved game, say), or - for standard input');
  addReadOptions(command)
    .option('--metric <id>', 'count the length in this metric only (default: in every metric)')
    .option('--no-optimum', 'do not look for the shortest solution');
  addLimitOptions(command)
    .option('--json', 'print a JSON object')
    .addHelpText(
      'after',
      `
${familyHelp('--format', '--goal', '--metric')}

Exit codes: 0 legal, and solves the board; 1 not legal, or does not solve it; 2 bad input or usage; 130 interrupted.`,
    );
  return addExamples(
    command,
    "slidewise verify rush-hour/course-1 'd 1, c -2, b 3'",
    "slidewise verify rush-hour/course-1 'd 1' 'c -2' 'b 3'",
    'slidewise verify board.txt board.txt.sol',
    'slidewise solve --quiet board.txt | slidewise verify board.txt -',
  );
}

function refuseOptions(command: Command): void {
  const option = command.args.find((word) => /^-\D/.test(word));
  if (option === undefined) return;
  const known = command.options.map(({ long }) => long!);
  command.error(`error: unknown option '${option}'${suggestion(option, known)}`);
}
