import { type Command, InvalidArgumentError, Option } from 'commander';
import type { FileFlag } from '../../output/output.js';
import type { LimitFlags, ReadFlags } from '../../usage/flags.js';
import {
  addExamples,
  addLimitOptions,
  addMetricOption,
  addReadOptions,
  type FamilyHelp,
  ONE_BOARD,
} from '../../usage/options.js';

export interface AnimateFlags extends ReadFlags, LimitFlags {
  readonly metric?: string;
  readonly moves?: string;
  readonly secondsPerMove: number;
  readonly svg?: FileFlag;
  readonly html?: FileFlag;
  readonly json?: boolean;
}

export function describeAnimate(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('show a solution in motion')
    .description(
      'Makes a picture in which the pieces slide through the shortest solution, or through given moves, over and over; or a page that plays them forwards and backwards.',
    )
    .argument('[board]', ONE_BOARD);
  addMetricOption(addReadOptions(command)).option(
    '--moves <moves>',
    'animate these moves and solve nothing; @FILE reads them from a file (a saved game, say), - from standard input',
  );
  addLimitOptions(command)
    .addOption(new Option('--seconds-per-move <number>', 'how long a move takes').argParser(parseSeconds).default(0.6))
    .addOption(
      new Option('--svg [file.svg]', 'an animated picture, into a file or to standard output (the default)').conflicts([
        'html',
        'json',
      ]),
    )
    .addOption(
      new Option('--html [file.html]', 'a page with buttons and a list of the moves, likewise').conflicts('json'),
    )
    .option('--json', 'print a JSON object: the scene at the start, and which pieces each move shifts')
    .addHelpText(
      'after',
      `
${familyHelp('--format', '--goal', '--metric')}

Exit codes: 0 written; 1 no solution to show; 2 bad input or usage; 130 interrupted.`,
    );
  return addExamples(
    command,
    'slidewise animate rush-hour/jam-12 --svg jam.svg',
    'slidewise animate bricks/klotski --html klotski.html',
    'slidewise animate rush-hour/course-1 --seconds-per-move 1.5',
    "slidewise animate rush-hour/course-1 --moves 'd 1, c -2, b 3' --svg a.svg",
  );
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (text.trim() === '' || !(seconds >= 0.05 && seconds <= 60)) {
    throw new InvalidArgumentError('Expected a number of seconds from 0.05 to 60.');
  }
  return seconds;
}
