import { type Command, Option } from 'commander';
import { addExamples } from '../../usage/options.js';

interface CourseFlags {
  asWritten?: boolean;
}

const AS_WRITTEN = ['--as-written', 'search exactly as the text writes it down, mistakes included'] as const;

/** Describes the programs of five courses; the work of each is loaded when it is called. */
export function describeClassroom(command: Command): Command {
  command
    .summary('the programs of well-known course assignments')
    .description(
      'Each of these behaves like the program that a course assignment describes, and is correct where that was not. docs/classroom.md says what they reproduce, and where and why they differ.',
    )
    .addHelpText(
      'after',
      '\nExit codes: 0 done; 1 unsolvable, given up or as the course has it; 2 bad input or usage.',
    );
  addExamples(
    command,
    "printf '?\\nQ\\n' | slidewise classroom rh rush-hour/course-1 2",
    'slidewise classroom prog m < board.txt',
    'slidewise classroom sbp bricks/teach-1 -h',
    'slidewise classroom rushhour board.txt board.txt.sol',
    'slidewise classroom tiles < board.txt',
  );
  describeRh(command.command('rh'));
  describeProg(command.command('prog'));
  describeSbp(command.command('sbp'));
  describeRushhour(command.command('rushhour'));
  describeTiles(command.command('tiles'));
  return command;
}

function describeRh(command: Command): void {
  command
    .summary('the Rush Hour game, played by lines: moves, ?, Z, Q')
    .description(
      'Draws the board and reads commands: a vehicle and how far it moves (c -2), ? for the shortest solution by A*, Z to undo, Q to quit. The target is a, and nothing may stand to its right in the end.',
    )
    .argument('[board]', 'a file or a name: rows of lower-case letters')
    .argument('[heuristic]', '0 none (breadth first), 1 direct, 2 indirect')
    .option(...AS_WRITTEN)
    // A number below 0 looks like an option, but it is a number out of range.
    .allowUnknownOption()
    .action(async (board: string | undefined, heuristic: string | undefined, options: CourseFlags) => {
      const { runRh } = await import('../../classroom/rh.js');
      process.exitCode = await runRh(board, heuristic, options);
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 the game is over; 1 an argument is missing or out of range; 2 bad board; 130 interrupted.',
    );
  addExamples(
    command,
    'slidewise classroom rh rush-hour/course-1 2',
    "printf '? d 2 c -2 b 3' | slidewise classroom rh board.txt 0",
  );
}

function describeProg(command: Command): void {
  command
    .summary('how few moves solve a board of tiles')
    .description(
      'Reads a board of tiles from standard input and prints "Number of moves: N", or "Unsolvable board", by A* with the Hamming or the Manhattan distance.',
    )
    .argument('<distance>', 'h for Hamming, m for Manhattan')
    .option(...AS_WRITTEN)
    .action(async (distance: string, options: CourseFlags) => {
      const { runProg } = await import('../../classroom/prog.js');
      process.exitCode = await runProg(distance, options);
    })
    .addHelpText('after', '\nExit codes: 0 answered; 1 given up; 2 bad input or usage; 130 interrupted.');
  addExamples(
    command,
    'slidewise classroom prog h < board.txt',
    "echo '1 2 3 4 5 6 0 7 8' | slidewise classroom prog m",
  );
}

function describeSbp(command: Command): void {
  command
    .summary('solve a sliding brick puzzle, step by step')
    .description(
      'Prints the start state, the nodes that A* explored, the moves, the solved puzzle, the time and the length. Asks for the file if none is named.',
    )
    .argument('[file]', 'a file or a name: w,h, then rows of numbers')
    .option('-h', 'use the blockers heuristic instead of the Manhattan distance')
    .option(...AS_WRITTEN)
    .helpOption('--help', 'display help for command')
    .action(async (file: string | undefined, options: CourseFlags & { h?: boolean }) => {
      const { runSbp } = await import('../../classroom/sbp.js');
      process.exitCode = await runSbp(file, options);
    })
    .addHelpText('after', '\nExit codes: 0 answered; 1 given up; 2 bad input or usage; 130 interrupted.');
  addExamples(command, 'slidewise classroom sbp bricks/teach-1', 'slidewise classroom sbp bricks/teach-1 -h');
}

function describeRushhour(command: Command): void {
  command
    .summary('write the shortest solutions of Rush Hour boards into files')
    .description(
      'Solves the board in a file and writes its moves into another, such as CL2, one on each line; or, with --all, every board of a folder into Solutions/NAME.sol, with a table of times.',
    )
    .argument(
      '[input]',
      'a file with rows of upper-case letters, - for standard input; with --all a folder of them (default: testFiles)',
    )
    .argument('[output]', 'the file for the moves, - for standard output; with --all the folder (default: Solutions)')
    .option('--all', 'solve every board of a folder')
    .option('--as-written', 'search as the text does: A* with its own heuristic, whose solutions may be too long')
    .action(async (input: string | undefined, output: string | undefined, options: CourseFlags & { all?: boolean }) => {
      const { runRushhour } = await import('../../classroom/rushhour.js');
      process.exitCode = await runRushhour(input, output, options);
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 all solved; 1 some unsolvable or given up; 2 bad input or usage; 130 interrupted.',
    );
  addExamples(
    command,
    'slidewise classroom rushhour rush-hour/jam-12 -',
    'slidewise classroom rushhour board.txt board.txt.sol',
    'slidewise classroom rushhour --all testFiles',
  );
}

function describeTiles(command: Command): void {
  command
    .summary('the shortest string of L, R, U and D for a board of tiles')
    .description(
      'Reads a board of tiles from standard input and prints the shortest moves as a string of L, R, U and D.',
    )
    .addOption(
      new Option('--letters <id>', 'what a letter names: the way the tile moves, or the way the blank moves')
        .choices(['tile', 'blank'])
        .default('tile'),
    )
    .action(async (options: { letters: string }) => {
      const { runTiles } = await import('../../classroom/tiles.js');
      process.exitCode = await runTiles(options);
    })
    .addHelpText('after', '\nExit codes: 0 solved; 1 unsolvable or given up; 2 bad input or usage; 130 interrupted.');
  addExamples(
    command,
    'slidewise classroom tiles < board.txt',
    "echo '2 1 3 / 5 4 0 / 6 7 8' | slidewise classroom tiles",
  );
}
