import { type Command, Option } from 'commander';
import type { ReadFlags } from '../../usage/flags.js';
import { addExamples, addReadOptions, BOARDS, type FamilyHelp } from '../../usage/options.js';

export interface ShowFlags extends ReadFlags {
  /** True where no file was named. */
  readonly svg?: string | true;
  readonly png?: string | true;
  readonly json?: boolean;
}

export function describeShow(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('draw boards')
    .description(
      'Draws boards on the terminal, or one board as a picture. A board may be a file, a directory of files (what does not look like a board is skipped), a name in the collection (slidewise list), or - for standard input.',
    )
    .argument('[board...]', BOARDS);
  addReadOptions(command)
    .option('--svg [file.svg]', 'draw one board as an SVG picture, into a file or to standard output')
    .addOption(
      new Option('--png [file.png]', 'draw one board as a PNG picture, into a file or to standard output').conflicts(
        'svg',
      ),
    )
    .option('--json', 'print one JSON object per board, each on its own line: what there is to see, by cells')
    .addHelpText(
      'after',
      `
${familyHelp('--format', '--goal')}

Exit codes: 0 all drawn; 2 bad input or usage.`,
    );
  return addExamples(
    command,
    'slidewise show rush-hour/jam-12',
    'slidewise show rush-hour/jam-12 --svg jam.svg',
    'slidewise show rush-hour/jam-12 --png jam.png',
    'slidewise show rush-hour/jam-12 --svg > jam.svg',
    'slidewise show --goal exit board.txt',
  );
}
