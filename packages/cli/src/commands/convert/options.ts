import type { Command } from 'commander';
import type { ReadFlags } from '../../usage/flags.js';
import { addExamples, addReadOptions, BOARDS, type FamilyHelp } from '../../usage/options.js';

/** Beside the formats of the families: a position as one portable line, which every command takes as a board. */
export const PORTABLE = { id: 'id', summary: 'one portable line that every command takes' };

export interface ConvertFlags extends ReadFlags {
  readonly to: string;
  readonly json?: boolean;
}

export function describeConvert(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('write boards in another notation')
    .description(
      'Writes each board in another text format of its family. Pieces get the names that the format has for them, and a note on stderr lists the new ones. Where the new text alone would be read as another board, a note gives the options that make it the same.',
    )
    .argument('<board...>', BOARDS)
    .requiredOption('--to <format>', `the text format to write; ${PORTABLE.id} for ${PORTABLE.summary}`);
  addReadOptions(command)
    .option('--json', 'print one JSON object per board, each on its own line')
    .addHelpText(
      'after',
      `
${familyHelp('--format', '--goal')}

Exit codes: 0 all written; 1 some cannot be expressed in the format; 2 bad input or usage.`,
    );
  return addExamples(
    command,
    'slidewise convert rush-hour/jam-12 --to line',
    'slidewise convert rush-hour --to csv --json',
    'slidewise convert bricks/klotski --to id',
    'slidewise convert - --to sfu < board.txt',
  );
}
