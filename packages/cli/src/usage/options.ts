import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseBytes, parseMilliseconds } from '../terminal/units.js';

/** What an argument may be that stands for a board, or for boards. */
export const ONE_BOARD = 'a file, a name, an id, a saved game, or - for standard input';
export const BOARDS = 'files, directories, names, ids, saved games, or - for standard input';

/** Writes the part of a help page that tells what each family knows; empty where no help is wanted. */
export type FamilyHelp = (...options: FamilyOption[]) => string;
export type FamilyOption = '--format' | '--goal' | '--metric' | '--heuristic' | '--algorithm' | '--letters';

export function addReadOptions(command: Command): Command {
  return command
    .option('--family <id>', 'the family of puzzle (default: what the text looks like)')
    .option('--format <id>', 'the text format (default: what the text looks like)')
    .option('--target <name>', 'the piece to free (default: by format)')
    .option('--goal <goal>', 'what counts as solved, or @FILE to read that from a file (default: by format)')
    .option('--size <WxH>', 'the size of a board whose text does not say it (csv, one line)');
}

export function addMetricOption(command: Command): Command {
  return command.option('--metric <id>', "what the length of a solution counts (default: the family's first metric)");
}

/** `timeLimit` says what the limit on time means for the command. */
export function addLimitOptions(
  command: Command,
  timeLimit = 'give up on a board after this long: 500ms, 10s, 5m',
): Command {
  return command
    .addOption(new Option('--time-limit <time>', timeLimit).argParser(argument(parseMilliseconds)))
    .addOption(
      new Option(
        '--memory-limit <size>',
        'give up before a search needs more than this: 500m, 2g (default: half of the memory)',
      ).argParser(argument(parseBytes)),
    );
}

export function addWeightOption(command: Command): Command {
  return command.addOption(
    new Option('--weight <number>', 'the weight of the heuristic, for weighted-astar').argParser(parseWeight),
  );
}

/** What the examples of a help page begin with: they are copied, and so never broken. */
export const EXAMPLES = 'Examples:\n';

/** Examples stand first on a help page: most readers need nothing else. */
export function addExamples(command: Command, ...lines: string[]): Command {
  return command.addHelpText('before', `${EXAMPLES}${lines.map((line) => `  ${line}\n`).join('')}`);
}

/** A parser that returns undefined for bad texts, as commander wants it. */
function argument(parse: (text: string) => number | undefined): (text: string) => number {
  return (text) => {
    const value = parse(text);
    if (value === undefined) throw new InvalidArgumentError('Expected a positive number with a unit.');
    return value;
  };
}

function parseWeight(text: string): number {
  const weight = Number(text);
  if (text.trim() === '' || !Number.isFinite(weight)) throw new InvalidArgumentError('Expected a number such as 1.5.');
  return weight;
}
