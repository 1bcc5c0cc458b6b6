import type { Command } from 'commander';
import type { LimitFlags, ReadFlags } from '../../usage/flags.js';
import { addExamples, addLimitOptions, addMetricOption, addReadOptions, type FamilyHelp } from '../../usage/options.js';

export interface PlayFlags extends ReadFlags, LimitFlags {
  readonly metric?: string;
  readonly resume?: boolean;
}

export function describePlay(command: Command, familyHelp: FamilyHelp): Command {
  command
    .summary('play a puzzle')
    .description(
      'Plays a puzzle on the whole terminal, with keyboard and mouse: hints, undo, a counter against the shortest solution. Without a board, pick one from the collection. Without a terminal, it reads commands line by line: moves, Q, ? and Z.',
    )
    .argument('[board]', 'a file, a name, an id, or a saved game; a folder to pick from')
    .option('--resume', 'continue the last unfinished game, or that of the board');
  addLimitOptions(addMetricOption(addReadOptions(command))).addHelpText(
    'after',
    `
${familyHelp('--format', '--goal', '--metric')}

Keys: Tab or a piece's name selects it, arrows slide it (with one free cell, at once); u undo, r redo, h hint (twice: the whole solution), w why, R restart, N new game, s save, o other puzzle, q quit; ? shows them all. The mouse selects and drags. A letter that names a piece selects it; the keys that work then stand on the last lines of the screen.

An unfinished game is kept, one per puzzle, and continues when the puzzle is played again on a terminal.

Exit codes: 0 the game is over, or was left; 2 bad input or usage; 128 and the signal's number if it was ended by one.`,
  );
  return addExamples(
    command,
    'slidewise play',
    'slidewise play rush-hour/jam-12',
    'slidewise play bricks',
    'slidewise play --resume',
    'slidewise play --resume bricks/klotski',
    "echo 'd 2 c -2 ? b 3' | slidewise play rush-hour/course-1",
  );
}
