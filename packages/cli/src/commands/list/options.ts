import { type Command, Option } from 'commander';
import { LEVELS } from '../../input/levels.js';
import type { LimitFlags } from '../../usage/flags.js';
import { addExamples, addLimitOptions, addMetricOption, type FamilyHelp } from '../../usage/options.js';

export interface ListFlags extends LimitFlags {
  readonly level?: string;
  readonly optimum?: boolean;
  readonly metric?: string;
  readonly json?: boolean;
}

export function describeList(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('list the boards that come with the program')
    .description(
      'Lists the collection: the name, family, size, level and optimum of each board. Every command that takes a board takes these names; a folder of the collection stands for all boards in it.',
    )
    .argument('[family]', 'only the boards of this family')
    .addOption(new Option('--level <name>', 'only the boards of this level').choices(LEVELS))
    .option('--optimum', 'solve the boards again, and show the shortest length of each');
  addLimitOptions(addMetricOption(command))
    .option('--json', 'print one JSON object per board, each on its own line')
    .addHelpText(
      'after',
      `
${familyHelp('--metric')}

Exit codes: 0 listed; 1 some were given up (--optimum); 2 bad usage; 130 interrupted.`,
    );
  return addExamples(
    command,
    'slidewise list',
    'slidewise list tiles --level easy',
    'slidewise list rush-hour --optimum',
    'slidewise list --json | head -n 3',
    'slidewise solve rush-hour/jam-12',
  );
}
